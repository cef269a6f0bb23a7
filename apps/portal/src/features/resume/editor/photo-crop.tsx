import { Button } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { RefusalCode } from '../../../forms/upload-list.ts';
import { type Crop, PHOTO_SIZE, partOf, type Size, WHOLE, ZOOM_MAX } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { dataUrlOf } from './data-url.ts';

interface PhotoCropProps {
  readonly file: File;
  readonly onDone: (cropped: File) => void;
  /** Called when the file cannot be read, shown or cropped. A file that cannot be shown is refused even if its first bytes are a picture's. */
  readonly onRefused: (code: RefusalCode) => void;
  readonly onClose: () => void;
}

/** Crops a picture to the shape of a resume's photo by dragging or by three sliders, which also work by keyboard. */
export default function PhotoCrop({ file, onDone, onRefused, onClose }: PhotoCropProps) {
  const { t } = useLingui();
  const picture = useRef<HTMLImageElement>(null);
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isMaking, setMaking] = useState(false);
  const giveUp = useEffectEvent(() => onRefused('fileUnreadable'));
  useEffect(() => {
    let isGone = false;
    dataUrlOf(file).then(
      (read) => {
        if (!isGone) setUrl(read);
      },
      () => {
        if (!isGone) giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);

  async function make(): Promise<void> {
    if (!picture.current || !size) return;
    setMaking(true);
    const cropped = await cut(picture.current, size, crop);
    // The dialog was closed meanwhile, so the photo is no longer wanted.
    if (!picture.current) return;
    setMaking(false);
    if (cropped) onDone(new File([cropped], 'photo.jpg', { type: 'image/jpeg' }));
    else onRefused('fileUnreadable');
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Crop your photo`}
      description={t`Drag the picture, or use the sliders.`}
      closeLabel={t`Choose another photo`}
      shape="sm"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button pending={isMaking} disabled={!size} onClick={() => void make()}>
            {t`Use this photo`}
          </Button>
        </>
      }
    >
      <CropArea
        picture={picture}
        url={url}
        size={size}
        crop={crop}
        onSize={setSize}
        onMove={setCrop}
        onBroken={() => onRefused('fileNotAsNamed')}
      />
      <div className="mt-5 grid gap-4">
        <Slider
          label={t`Zoom`}
          min={1}
          max={ZOOM_MAX}
          value={crop.zoom}
          onChange={(zoom) => setCrop((before) => ({ ...before, zoom }))}
        />
        <Slider
          label={t`Left to right`}
          min={0}
          max={1}
          value={crop.x}
          onChange={(x) => setCrop((before) => ({ ...before, x }))}
        />
        <Slider
          label={t`Top to bottom`}
          min={0}
          max={1}
          value={crop.y}
          onChange={(y) => setCrop((before) => ({ ...before, y }))}
        />
      </div>
    </Dialog>
  );
}

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="min-h-11 w-full accent-brand-700"
      />
    </div>
  );
}

/** The kept part as a JPEG; undefined when the browser has no canvas or the picture is too large for it. */
function cut(picture: HTMLImageElement, size: Size, crop: Crop): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE.width;
  canvas.height = PHOTO_SIZE.height;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(undefined);
  // Transparent areas become white, as in print.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = partOf(size, crop);
  paper.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', 0.9));
}
