import { type Portal, userOf } from '../core/portal.ts';
import { digest, type KeyStorage } from '../core/session/index.ts';
import { draftsAt, forgetDraftsAt } from './draft.ts';

/** The mark under which a person's drafts are kept. */
export const draftOwner = (user: string | undefined): string =>
  user === undefined ? 'visitor' : digest(user);

/** The place of what is typed by a link. */
export const linkPlace = (token: string): string => `link-${digest(token)}`;

/**
 * What was typed by a link and not sent, to be copied where no form takes it any more: what the device has kept, and what
 * stood on the screen, which it may not have kept, or not for long enough. Empty where nothing was.
 */
export function typedByLink(portal: Portal, token: string, onScreen: Iterable<string> = []): string {
  const owner = draftOwner(userOf(portal.session));
  const kept = draftsAt(portal.device, { owner, place: linkPlace(token) }, portal.clock());
  return [...new Set([...kept.map(({ values }) => wordsOf(values)), ...onScreen])]
    .filter(Boolean)
    .join(APART);
}

const APART = '\n\n';

/** What the values of a form say that a person has typed. */
export const wordsOf = (values: unknown): string => (saidIn(values) ?? textsIn(values)).join(APART);

/** Beside a form's values, which have no field of this name: what they say, as people read it. */
const SAID = 'said in words';

/** A form's values with what they say; whoever reads the values back is given no more than them. */
export function withSaid<Values extends object>(values: Values, said: readonly string[]): object {
  return { ...values, [SAID]: said.filter((text) => text.trim() !== '') };
}

function saidIn(values: unknown): readonly string[] | undefined {
  const said: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, SAID) : undefined;
  return Array.isArray(said) ? said.map(String) : undefined;
}

/** Forgets what was typed by a link: its answer is given. */
export function forgetLinkDrafts(device: KeyStorage, token: string): void {
  forgetDraftsAt(device, linkPlace(token));
}

/** What a person has typed themselves among a form's values: no file, no choice of a list. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || 'fileId' in value) return [];
  return Object.values(value).flatMap(textsIn);
}
