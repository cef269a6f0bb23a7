import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../cn.ts';

interface ActionBarProps {
  /** Where it begins and ends on the page, and how its parts stand. */
  className: string;
  children: ReactNode;
}

/**
 * What a page is for, in reach wherever the page is scrolled to: at the bottom of the screen while the page goes on below.
 * The portal's root knows its height as `--action-bar`, so that what floats leaves it free.
 */
export function ActionBar({ className, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const root = element?.closest<HTMLElement>('[data-portal-root]');
    // Where nothing is laid out, there is nothing to measure.
    if (!element || !root || typeof ResizeObserver === 'undefined') return;
    const page = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.style.setProperty('--action-bar', height);
      // Nor does what gets the focus stay behind it.
      page.style.scrollPaddingBottom = height;
    });
    watch.observe(element, { box: 'border-box' });
    return () => {
      watch.disconnect();
      root.style.removeProperty('--action-bar');
      page.style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div
      ref={bar}
      className={cn(
        'sticky bottom-0 z-20 -mx-4 flex items-center border-t border-border bg-surface-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:relative print:hidden @3xl:px-6',
        className,
      )}
    >
      {children}
    </div>
  );
}
