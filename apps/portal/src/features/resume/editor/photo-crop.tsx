import { Button } from '@careers/ui';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RefusalCode } from '../../../forms/upload-list.ts';
import { type Crop, type Size, WHOLE } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { CropSliders } from './crop-sliders.tsx';
import { cutPhoto } from './cut-photo.ts';
import { useDataUrl } from './use-data-url.ts';

/** `photoUncut`: the browser cannot crop, or gives back something else than what was drawn. */
export type PhotoRefusal = RefusalCode | 'photoUncut';

interface PhotoCropProps {
  readonly file: File;
  readonly onDone: (cropped: File) => void;
  /** Called when the file cannot be read, shown or cropped. A file that cannot be shown is refused even if its first bytes are a picture's. */
  readonly onRefused: (code: PhotoRefusal) => void;
  readonly onClose: () => void;
}

/** Crops a picture to the shape of a resume's photo by dragging or by three sliders, which also work by keyboard. */
export default function PhotoCrop({ file, onDone, onRefused, onClose }: PhotoCropProps) {
  const { t } = useLingui();
  const picture = useRef<HTMLImageElement>(null);
  const url = useDataUrl(file, () => onRefused('fileUnreadable'));
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isMaking, setMaking] = useState(false);
  async function make(): Promise<void> {
    if (!picture.current || !size) return;
    setMaking(true);
    const cropped = await cutPhoto(picture.current, size, crop);
    // The dialog was closed meanwhile, so the photo is no longer wanted.
    if (!picture.current) return;
    setMaking(false);
    if (cropped) onDone(new File([cropped], 'photo.jpg', { type: 'image/jpeg' }));
    else onRefused('photoUncut');
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
      <CropSliders crop={crop} onMove={setCrop} />
    </Dialog>
  );
}
