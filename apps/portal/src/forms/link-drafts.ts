import { linkParam } from '../core/portal/link-pass.ts';
import { type Portal, userOf } from '../core/portal/portal.ts';
import { digest, draftMark, type KeyStorage } from '../core/session/index.ts';
import { draftsAt, forgetDraftsAt } from './draft.ts';

/** The owner of a person's drafts (`DraftSubject`). */
export const draftOwner = (user: string | undefined): string =>
  user === undefined ? 'visitor' : digest(user);

/** The place of drafts on a page by link (`DraftSubject`). */
export const linkPlace = (token: string): string => `link-${digest(token)}`;

/** What was typed into a form. */
export interface Typed {
  /** With the marks of a stored draft, if it comes from one. */
  readonly values: unknown;
  /** The values as people read them; empty if there is nothing to read. */
  readonly words: string;
}

/**
 * The drafts of a page by link, oldest first. What was typed behind the link's code is given only to a tab in which the code was
 * entered (decision 0161).
 */
export function typedByLink(portal: Portal, token: string): Typed[] {
  const owner = draftOwner(userOf(portal.session));
  const kept = draftsAt(portal.device, { owner, place: linkPlace(token) }, portal.clock());
  const isOpenHere = isUnlocked(portal, token);
  return kept
    .filter(({ values }) => isOpenHere || draftMark(values, 'behindCode') === undefined)
    .map(({ values }) => ({ values, words: wordsOf(values, draftMark(values, 'said')) }));
}

/** Whether this tab has entered the code of a link. */
export const isUnlocked = ({ tab }: Portal, token: string): boolean =>
  linkParam(tab, token).pass !== undefined;

/** Between texts that are read one after the other. */
export const APART = '\n\n';

/** The texts that a person has typed: what a form's values say as people read it, or else the texts among them. */
export function wordsOf(values: unknown, said: unknown): string {
  return textsIn(typeof said === 'object' ? said : values).join(APART);
}

/** Removes the drafts of a page by link, once its answer was sent. */
export function forgetLinkDrafts(device: KeyStorage, token: string): void {
  forgetDraftsAt(device, linkPlace(token));
}

/** The texts among a form's values, without files. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || 'fileId' in value) return [];
  return Object.values(value).flatMap(textsIn);
}
