import type { AppLocation } from '../../core/app-location.ts';
import { asSent } from '../../core/as-sent.ts';
import { digest, type KeyStorage } from '../../core/session/index.ts';

/**
 * Which links pages are opened by; the pages of one kind share the token. The tab keeps it: once the link has answered
 * it is gone from the address and the history, and a reload goes on. So does the way back to a link that was opened before
 * another one of its kind: the entry of the history says which of the tab's links it is.
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

/** More than any token has, also one that says all by itself and is signed. */
const TOKEN_MAX = 4096;

/** The token that a page was opened with: that of its location, or else the tab's last. */
export function readLinkToken(tab: KeyStorage, kind: LinkKind, location: AppLocation): string | undefined {
  return ofLength(tokenOf(tab, kind, location) || tab.get(keyOf(kind)));
}

/** The token of a location itself: its address's, or that of its entry of the history. */
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
 * Keeps what a page was opened with as the last of its kind.
 * @returns what an entry of the history says of it
 */
export function keepLinkToken(tab: KeyStorage, kind: LinkKind, token: string): string {
  const link = digest(token);
  tab.set(keyOf(kind), token);
  tab.set(keyOf(kind, link), token);
  return link;
}
