import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../cn.ts';

interface ActionBarProps {
  /** Sets margins and layout. */
  className: string;
  children: ReactNode;
}

/**
 * A bar with the page's main actions, sticky at the bottom of the screen. Its height is set on the portal's root as `--action-bar`, so
 * that floating parts do not cover it.
 */
export function ActionBar({ className, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const root = element?.closest<HTMLElement>('[data-portal-root]');
    // Without a layout there is nothing to measure.
    if (!element || !root || typeof ResizeObserver === 'undefined') return;
    const page = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.style.setProperty('--action-bar', height);
      // A focused element is scrolled above the bar, too.
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
