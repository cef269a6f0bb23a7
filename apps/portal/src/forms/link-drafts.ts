import { linkParam } from '../core/portal/link-pass.ts';
import { type Portal, userOf } from '../core/portal/portal.ts';
import { digest, type KeyStorage } from '../core/session/index.ts';
import { draftsAt, forgetDraftsAt } from './draft.ts';

/** The owner of a person's drafts (`DraftSubject`). */
export const draftOwner = (user: string | undefined): string =>
  user === undefined ? 'visitor' : digest(user);

/** The place of drafts on a page by link (`DraftSubject`). */
export const linkPlace = (token: string): string => `link-${digest(token)}`;

/**
 * The text that was typed on a page by link and not sent, to be copied when the form is no longer open: the stored drafts, and the
 * texts on screen, which may not have been stored. Empty if there are none. What was typed behind the link's code is given only to a
 * tab in which the code was entered (decision 0161).
 */
export function typedByLink(portal: Portal, token: string, onScreen: Iterable<string> = []): string {
  const owner = draftOwner(userOf(portal.session));
  const kept = draftsAt(portal.device, { owner, place: linkPlace(token) }, portal.clock());
  const isOpenHere = isUnlocked(portal, token);
  const texts = kept.flatMap(({ values }) => (isOpenHere || !hasCodeMark(values) ? [wordsOf(values)] : []));
  return [...new Set([...texts, ...onScreen])].filter(Boolean).join(APART);
}

const APART = '\n\n';

/** Stands among a form's values that were typed behind the link's code. The form's schema drops it when they are read back. */
const BEHIND_CODE = 'behind a code';

/** A form's values as they are stored: marked if the link has asked for its code. */
export function withCodeMark(portal: Portal, token: string | undefined, values: object): object {
  return token !== undefined && isUnlocked(portal, token) ? { ...values, [BEHIND_CODE]: true } : values;
}

const hasCodeMark = (values: unknown) =>
  typeof values === 'object' && values !== null && BEHIND_CODE in values;

const isUnlocked = ({ tab }: Portal, token: string) => linkParam(tab, token).pass !== undefined;

/** The texts of a form's values that the person has typed. */
export const wordsOf = (values: unknown): string => (saidIn(values) ?? textsIn(values)).join(APART);

/** Stands among a form's values, which have no field of this name: what they say as people read it. */
const SAID = 'said in words';

/** A form's values with what they say as people read it. The form's schema drops that when they are read back. */
export function withSaid<Values extends object>(values: Values, said: readonly string[]): object {
  return { ...values, [SAID]: said.filter((text) => text.trim() !== '') };
}

function saidIn(values: unknown): readonly string[] | undefined {
  const said: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, SAID) : undefined;
  return Array.isArray(said) ? said.map(String) : undefined;
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
