import { isOfInputMethod, useFloatingRoot } from '@careers/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PartFailed } from './part-failed.tsx';

interface PartNoticeProps {
  readonly button: RefObject<HTMLElement | null>;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Pixels between the notice and its button, and between the notice and the edges of the screen. */
const GAP = 8;

/**
 * Says beside a button that what it opens could not be fetched. It is part of the first load, since fetching is what has failed. A
 * press elsewhere or Escape closes it; the button itself tries again.
 */
export function PartNotice({ button, error, onRetry, onClose }: PartNoticeProps) {
  const root = useFloatingRoot();
  const notice = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const position = () => {
      const box = notice.current;
      const at = button.current?.getBoundingClientRect();
      if (!box || !at) return;
      const below = at.bottom + GAP;
      const fits = below + box.offsetHeight + GAP <= innerHeight;
      box.style.top = `${fits ? below : Math.max(GAP, at.top - GAP - box.offsetHeight)}px`;
      // Aligned with the button's outer edge, as the menu or popover would have been.
      const { clientWidth } = document.documentElement;
      const left = at.left + at.right > clientWidth ? at.right - box.offsetWidth : at.left;
      box.style.left = `${Math.max(GAP, Math.min(left, clientWidth - GAP - box.offsetWidth))}px`;
    };
    position();
    const watch = new ResizeObserver(position);
    if (notice.current) watch.observe(notice.current);
    addEventListener('scroll', position, true);
    addEventListener('resize', position);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', position, true);
      removeEventListener('resize', position);
    };
  }, [button]);
  useEffect(() => {
    const press = ({ target }: Event) => {
      const inside = (element: Element | null) => target instanceof Node && element?.contains(target);
      if (!inside(notice.current) && !inside(button.current)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfInputMethod(event)) return;
      if (notice.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [button]);
  if (!root) return null;
  return createPortal(
    <div
      ref={notice}
      className="fixed z-50 w-72 max-w-[calc(100vw-2rem)] rounded-md border border-border bg-surface-raised p-4 text-sm shadow-floating"
    >
      <PartFailed
        error={error}
        onRetry={() => {
          button.current?.focus();
          onRetry();
        }}
      />
    </div>,
    root,
  );
}
