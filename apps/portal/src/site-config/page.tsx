import { cn, PageHeading } from '@careers/ui';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useAppLocation } from '../core/app-location.ts';
import { type Portal, usePortal } from '../core/portal.ts';
import { pageWidths } from './page-widths.ts';
import { useSign } from './use-sign.ts';

interface PageProps {
  /** The page's name: its heading and, with the website's name, the tab's title. */
  readonly title: string;
  /** Hides the heading from sight where the content shows the name in its own way. */
  readonly headingHidden?: boolean;
  /** `narrow` for forms, `text` for what is read from end to end; `bleed` leaves all room to the content's own blocks. */
  readonly width?: keyof typeof pageWidths;
  /** Less room around the heading: what is listed under it is worked with, and begins on the first screen. */
  readonly dense?: boolean;
  /** What else of the address tells pages of one path apart: a change of it is a change of page too. */
  readonly part?: string;
  /** What stands over the heading: the way back. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

const denseTop = 'pt-4 @3xl:pt-8';

/**
 * The path that a visit began with, until the visit goes on to another: that page's heading leaves the focus
 * where the browser put it.
 */
const firstPaths = new WeakMap<Portal, string>();
const GONE_ON = '';

/** The frame of a page: title, heading that takes the focus after a change of route, and width. */
export function Page({
  title,
  headingHidden = false,
  width = 'content',
  dense = false,
  part = '',
  lead,
  children,
}: PageProps) {
  const portal = usePortal();
  const { path } = useAppLocation();
  const name = useSign()?.name;
  useEffect(() => {
    document.title = name ? `${title} - ${name}` : title;
  }, [title, name]);
  const firstPath = firstPaths.get(portal);
  useEffect(() => {
    if (firstPath !== path) firstPaths.set(portal, firstPath === undefined ? path : GONE_ON);
  }, [portal, firstPath, path]);
  return (
    <div className={cn(pageWidths[width], dense && denseTop)}>
      {lead}
      <PageHeading
        focusKey={path + part}
        focusOnMount={firstPath !== undefined && firstPath !== path}
        className={headingHidden ? 'sr-only' : dense ? 'mb-3 @3xl:mb-6' : 'mb-8'}
      >
        {title}
      </PageHeading>
      {children}
    </div>
  );
}
