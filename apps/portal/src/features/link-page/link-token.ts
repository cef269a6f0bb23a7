import type { Query } from '../../core/app-location.ts';
import type { KeyStorage } from '../../core/session/index.ts';

/**
 * Which links pages are opened by; the pages of one kind share the token. The tab keeps it: once the link has answered
 * it is gone from the address and the history, and a reload goes on.
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

const keyOf = (kind: LinkKind) => `link.${kind}`;

/** More than any token has. */
const TOKEN_MAX = 512;

/** The token that a page was opened with: the address's, or else the tab's. */
export function readLinkToken(tab: KeyStorage, kind: LinkKind, { token }: Query): string | undefined {
  const found = token?.trim() || tab.get(keyOf(kind));
  return found && found.length <= TOKEN_MAX ? found : undefined;
}

export function keepLinkToken(tab: KeyStorage, kind: LinkKind, token: string): void {
  tab.set(keyOf(kind), token);
}
