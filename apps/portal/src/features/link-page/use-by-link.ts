import { useState } from 'react';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useHasPerson, usePortal } from '../../core/portal/portal.ts';
import { type LinkKind, readLinkToken, readLocationToken } from './link-token.ts';

/**
 * Whether a page that also exists for the person's own things (such as their messages) shows those of a link. Somebody who is logged
 * in and comes without a link gets their own, even if the tab remembers a link from before. What a link has opened stays shown until
 * it is left, even through a login.
 * @returns also a function that leaves the link for the person's own
 */
export function useByLink(kind: LinkKind): readonly [isByLink: boolean, leaveLink: () => void] {
  const { tab } = usePortal();
  const location = useAppLocation();
  const hasPerson = useHasPerson();
  const [isByLink, setByLink] = useState(() =>
    Boolean(hasPerson ? readLocationToken(tab, kind, location) : readLinkToken(tab, kind, location)),
  );
  if (location.query.token && !isByLink) setByLink(true);
  return [isByLink, () => setByLink(false)];
}
