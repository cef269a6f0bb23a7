import { cn, PageHeading } from '@careers/ui';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { type Portal, usePortal } from '../core/portal/portal.ts';
import { pageWidths } from './page-widths.ts';
import { useSiteIdentity } from './use-site-identity.ts';

interface PageProps {
  /** The page's name: its heading and, with the website's name, the tab's title. An empty one is replaced by the website's. */
  readonly title: string;
  /** Hides the heading from sight where the content shows the name in its own way. */
  readonly headingHidden?: boolean;
  /** `narrow` for forms, `text` for long texts; `bleed` has no padding of its own. */
  readonly width?: keyof typeof pageWidths;
  /** Less room around the heading, for lists that should begin on the first screen. */
  readonly dense?: boolean;
  /** Tells pages of one path apart, e.g. by their id: a change of it counts as a change of page. */
  readonly part?: string;
  /** Content above the heading: a link back. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

const denseTop = 'pt-4 @3xl:pt-8';

/**
 * The path of the first page of a visit, on which the heading does not take the focus; `LEFT` once the visit has gone on to another
 * page.
 */
const firstPaths = new WeakMap<Portal, string>();
const LEFT = '';

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
  const name = useSiteIdentity()?.name;
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' - ');
  }, [title, name]);
  const firstPath = firstPaths.get(portal);
  useEffect(() => {
    if (firstPath !== path) firstPaths.set(portal, firstPath === undefined ? path : LEFT);
  }, [portal, firstPath, path]);
  const gapBelow = dense ? 'mb-3 @3xl:mb-6' : 'mb-8';
  return (
    <div className={cn(pageWidths[width], dense && denseTop)}>
      {lead}
      <PageHeading
        focusKey={path + part}
        focusOnMount={firstPath !== undefined && firstPath !== path}
        className={headingHidden ? 'sr-only' : gapBelow}
      >
        {title || name || ''}
      </PageHeading>
      {children}
    </div>
  );
}
