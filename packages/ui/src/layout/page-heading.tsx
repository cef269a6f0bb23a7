import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { Heading, type HeadingProps } from './heading.tsx';

export interface PageHeadingProps extends Omit<HeadingProps, 'level' | 'ref'> {
  /** Identifies the page (the route's path). When it changes the heading takes the focus. */
  focusKey?: string;
  /** Take the focus on mount too: true for every page but the first one of a visit. */
  focusOnMount?: boolean;
}

/** Open dialogs and menus, from which the heading does not take the focus. */
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * The page's h1. After a change of route it takes the focus, so that a screen reader starts at the new page; but not from a dialog
 * or menu that was opened meanwhile, which would close.
 */
export function PageHeading({ focusKey, focusOnMount = false, className, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(focusOnMount ? undefined : focusKey);
  const fresh = useRef(focusOnMount);
  useEffect(() => {
    if (!fresh.current && last.current === focusKey) return;
    fresh.current = false;
    last.current = focusKey;
    if (!document.activeElement?.closest(FLOATING)) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  return (
    <Heading {...rest} ref={heading} level={1} tabIndex={-1} className={cn('outline-none', className)} />
  );
}
