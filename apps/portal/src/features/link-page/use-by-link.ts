import { useState } from 'react';
import { useAppLocation } from '../../core/app-location.ts';
import { useHasPerson, usePortal } from '../../core/portal.ts';
import { type LinkKind, readLinkToken, readLocationToken } from './link-token.ts';

/**
 * Whether a page that also has something of one's own is shown by a link. Whoever is logged in and comes without one gets their
 * own: the link that the tab remembers was for then. What a link has opened stays until it is left, through a login too.
 * @returns with it, how to leave the link for one's own
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
