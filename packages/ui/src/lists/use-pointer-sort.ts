import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useEscape } from '../a11y/use-escape.ts';

/** What is being dragged: from where, how far (CSS pixels), and where it would be dropped. */
interface Drag {
  from: number;
  to: number;
  by: number;
}

interface Box {
  top: number;
  height: number;
}

/** The items' boxes when the drag began, relative to the top of their list. */
interface Start {
  pointer: number;
  y: number;
  boxes: Box[];
}

/**
 * Drags the items of a vertical list. Nothing moves in the document before the drop: the items are shifted, so that
 * the handle keeps pointer and focus. Places are counted from the list's own top, so that whatever scrolls may scroll.
 */
export function usePointerSort(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<Start>(undefined);
  const top = () => list.current?.getBoundingClientRect().top ?? 0;
  const end = () => {
    start.current = undefined;
    setDrag(undefined);
  };
  useEscape(drag !== undefined, end);

  /** The event handlers for the handle of the item at `from`. */
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || start.current || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = [...list.current.children].map((item) => {
        const box = item.getBoundingClientRect();
        return { top: box.top - top(), height: box.height };
      });
      start.current = { pointer: event.pointerId, y: event.clientY - top(), boxes };
      setDrag({ from, to: from, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (!begun || begun.pointer !== event.pointerId) return;
      const by = event.clientY - top() - begun.y;
      setDrag({ from, to: landing(begun.boxes, from, by), by });
      list.current?.children[from]?.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointer !== event.pointerId) return;
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      end();
    },
    onPointerCancel: end,
  });

  /** How far the item at a place is shifted while another one, or itself, is dragged. */
  const shift = (at: number): number => {
    if (!drag) return 0;
    if (at === drag.from) return drag.by;
    const room = roomOf(start.current?.boxes ?? [], drag.from);
    if (at > drag.from && at <= drag.to) return -room;
    if (at < drag.from && at >= drag.to) return room;
    return 0;
  };

  return { dragged: drag?.from, shift, handle };
}

/** Where an item would be dropped: it has passed every item whose middle its leading edge has passed. */
function landing(boxes: Start['boxes'], from: number, by: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const middle = ({ top, height }: Box) => top + height / 2;
  const [top, bottom] = [dragged.top + by, dragged.top + dragged.height + by];
  const passedUp = boxes.slice(0, from).filter((box) => middle(box) > top).length;
  const passedDown = boxes.slice(from + 1).filter((box) => middle(box) < bottom).length;
  return from - passedUp + passedDown;
}

/** An item's height with the gap beside it. */
function roomOf(boxes: readonly Box[], at: number): number {
  const [before, box, after] = [boxes[at - 1], boxes[at], boxes[at + 1]];
  if (!box) return 0;
  if (after) return after.top - box.top;
  return before ? box.top + box.height - before.top - before.height : box.height;
}
