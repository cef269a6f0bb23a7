import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Crop, ZOOM_MAX } from './crop.ts';

interface CropSlidersProps {
  readonly crop: Crop;
  readonly onMove: (crop: Crop) => void;
}

/** The sliders that crop a photo, which also work by keyboard. */
export function CropSliders({ crop, onMove }: CropSlidersProps) {
  const { t } = useLingui();
  return (
    <div className="mt-5 grid gap-4">
      <Slider
        label={t`Zoom`}
        min={1}
        max={ZOOM_MAX}
        value={crop.zoom}
        onChange={(zoom) => onMove({ ...crop, zoom })}
      />
      <Slider
        label={t`Left to right`}
        min={0}
        max={1}
        value={crop.x}
        onChange={(x) => onMove({ ...crop, x })}
      />
      <Slider
        label={t`Top to bottom`}
        min={0}
        max={1}
        value={crop.y}
        onChange={(y) => onMove({ ...crop, y })}
      />
    </div>
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
