import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Crop, moved, partOf, type Size } from './crop.ts';

interface CropAreaProps {
  readonly picture: RefObject<HTMLImageElement | null>;
  /** The address of the picture; undefined until the file was read. */
  readonly url: string | undefined;
  /** The size of the picture; undefined until it is shown. */
  readonly size: Size | undefined;
  readonly crop: Crop;
  readonly onSize: (size: Size) => void;
  /** Called with what a crop becomes by dragging. */
  readonly onMove: (move: (before: Crop) => Crop) => void;
  /** Called when the file is no picture that the browser can show. */
  readonly onBroken: () => void;
}

/** The part of a picture that is kept, in the shape of a resume's photo. Dragging it chooses another part. */
export function CropArea({ picture, url, size, crop, onSize, onMove, onBroken }: CropAreaProps) {
  const { t } = useLingui();
  const drag = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const part = size && partOf(size, crop);
  function follow({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const from = drag.current;
    if (!from || !size) return;
    drag.current = { x, y };
    const box = currentTarget.getBoundingClientRect();
    onMove((before) => moved(size, before, (from.x - x) / box.width, (from.y - y) / box.height));
  }
  function letGo(): void {
    drag.current = undefined;
  }
  return (
    <div
      className="relative mx-auto aspect-3/4 w-54 cursor-move touch-none overflow-hidden rounded-md bg-surface-sunken"
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {url && (
        <img
          ref={picture}
          src={url}
          alt={t`What you have chosen`}
          draggable={false}
          onLoad={({ currentTarget }) =>
            onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onBroken}
          className="absolute max-w-none select-none"
          style={
            size && part
              ? {
                  width: `${(size.width / part.width) * 100}%`,
                  left: `${(-part.x / part.width) * 100}%`,
                  top: `${(-part.y / part.height) * 100}%`,
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
