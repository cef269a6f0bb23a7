import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { IMAGE_WIDTH } from '../protocol/constants.ts';

interface DragHandlers {
  /** Called first. Returns the left edge of the piece in the 310-wide space, or `null` if it cannot be dragged now. */
  readonly onGrab: () => number | null;
  /** `x` is in the 310-wide space, and may lie outside of it. At most once a frame, except for the first move. */
  readonly onMove: (x: number) => void;
  readonly onRelease: (x: number) => void;
  readonly onCancel: () => void;
}

/**
 * A drag under way. At `anchorScreen`, in pixels of the screen, the piece was at `anchorX` in the picture; now the pointer is at
 * `screen`, and the piece at `x`.
 */
interface Drag {
  readonly pointerId: number;
  anchorScreen: number;
  anchorX: number;
  width: number;
  screen: number;
  x: number;
  frame: number | null;
  moved: boolean;
}

/**
 * Dragging with mouse, touch or pen, in the picture's own space: `x = pixels * 310 / rendered width`, at any
 * size and pixel ratio. One pointer at a time; a second one is ignored. When the picture is resized under a
 * drag, the piece keeps its place in the picture and goes on from there.
 *
 * @param picture the element whose rendered width is that of the picture
 * @returns handlers for the element that is dragged
 */
export function useDrag(picture: RefObject<HTMLElement | null>, handlers: DragHandlers) {
  const drag = useRef<Drag | null>(null);

  function end(): Drag | null {
    const ended = drag.current;
    if (ended?.frame != null) cancelAnimationFrame(ended.frame);
    drag.current = null;
    return ended;
  }

  useEffect(
    () => () => {
      if (drag.current?.frame != null) cancelAnimationFrame(drag.current.frame);
      drag.current = null;
    },
    [],
  );

  /** Whether an event is of another pointer than the one that drags, or nothing is dragged. */
  function isOther(event: PointerEvent): boolean {
    return drag.current?.pointerId !== event.pointerId;
  }

  function cancel(event: PointerEvent): void {
    if (isOther(event)) return;
    end();
    handlers.onCancel();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (drag.current !== null || event.button !== 0) return;
      const x = handlers.onGrab();
      if (x === null) return;
      drag.current = {
        pointerId: event.pointerId,
        anchorScreen: event.clientX,
        anchorX: x,
        width: widthOf(picture),
        screen: event.clientX,
        x,
        frame: null,
        moved: false,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const current = drag.current;
      if (current === null || isOther(event)) return;
      follow(current, event.clientX, widthOf(picture));
      if (!current.moved) {
        // At once: the time that is shown at the end counts from here.
        current.moved = true;
        handlers.onMove(current.x);
      } else {
        current.frame ??= requestAnimationFrame(() => {
          current.frame = null;
          handlers.onMove(current.x);
        });
      }
    },
    onPointerUp(event: PointerEvent) {
      if (isOther(event)) return;
      const ended = end();
      if (ended) handlers.onRelease(ended.x);
    },
    onPointerCancel: cancel,
    /** Also comes after every release, when there is nothing left to cancel. */
    onLostPointerCapture: cancel,
  };
}

function follow(drag: Drag, screen: number, width: number): void {
  if (width !== drag.width) {
    drag.anchorScreen = drag.screen;
    drag.anchorX = drag.x;
    drag.width = width;
  }
  drag.screen = screen;
  drag.x = drag.anchorX + ((screen - drag.anchorScreen) * IMAGE_WIDTH) / width;
}

function widthOf(picture: RefObject<HTMLElement | null>): number {
  return picture.current?.getBoundingClientRect().width ?? 0;
}
