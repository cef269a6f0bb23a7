import type { AppLocation } from '../../core/navigation/app-location.ts';
import { asSent } from '../../core/navigation/as-sent.ts';
import { waitingToken } from '../../core/portal/waiting-token.ts';
import { digest, type KeyStorage } from '../../core/session/index.ts';

/**
 * The kinds of links. Pages of one kind share the token. Once the link has answered, its token is removed from the address and the
 * history, and kept in the tab's storage, so that a reload still works. A history entry names its link, so that going back
 * to a link works after another one of its kind was opened (decision 0094).
 */
export type LinkKind =
  | 'offer'
  | 'resume'
  | 'resumeImprovement'
  | 'interview'
  | 'approval'
  | 'evaluation'
  | 'results'
  | 'backgroundCheck'
  | 'supplierCheck'
  | 'informationForm'
  | 'medicalReport'
  | 'resumeUpdate'
  | 'talentUpdate'
  | 'resumeForward'
  | 'message';

const keyOf = (kind: LinkKind, link?: string) => (link ? `link.${kind}.${link}` : `link.${kind}`);

/** Longer than any token, including signed ones that carry data. */
const TOKEN_MAX = 4096;

/** The token that a page was opened with: that of its location, or the one that waited for a login, or else the last one of the tab. */
export function readLinkToken(tab: KeyStorage, kind: LinkKind, location: AppLocation): string | undefined {
  return ofLength(tokenOf(tab, kind, location) || waitingToken(tab, location.path) || tab.get(keyOf(kind)));
}

/** The token of a location itself: in its address, or named by its history entry. */
export function readLocationToken(
  tab: KeyStorage,
  kind: LinkKind,
  location: AppLocation,
): string | undefined {
  return ofLength(tokenOf(tab, kind, location));
}

const tokenOf = (tab: KeyStorage, kind: LinkKind, { query: { token }, link }: AppLocation) =>
  (token && asSent(token)) || (link && tab.get(keyOf(kind, link)));

const ofLength = (token: string | null | undefined) =>
  token && token.length <= TOKEN_MAX ? token : undefined;

/**
 * Stores the token that a page was opened with, as the latest of its kind.
 * @returns the name of the link for its history entry
 */
export function keepLinkToken(tab: KeyStorage, kind: LinkKind, token: string): string {
  const link = digest(token);
  tab.set(keyOf(kind), token);
  tab.set(keyOf(kind, link), token);
  return link;
}
