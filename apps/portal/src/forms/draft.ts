import * as v from 'valibot';
import {
  DRAFT_LIFE_MS,
  DRAFT_PREFIX,
  type DraftMarks,
  draftMark,
  draftValues,
  isRecent,
  type KeyStorage,
  markNames,
} from '../core/session/index.ts';

/** Whose draft it is, and of which form. No part may hold a colon: the storage's key is made of them. */
export interface DraftSubject {
  /** A mark of the person, or `visitor`. */
  readonly owner: string;
  /** The website, or a mark of the link's token. */
  readonly place: string;
  readonly form: string;
}

/** A draft that was found, with all keys that are to be removed together with it. */
export interface FoundDraft<Values> {
  readonly values: Values;
  /** When it was typed, Unix milliseconds. */
  readonly at: number;
  /** Whether the server had all of it when it was kept. */
  readonly isOnServer: boolean;
  /** When the server last saved the form, as far as was known when the draft was kept. */
  readonly serverAt: unknown;
  /** What its values said as people read it (`Said`). */
  readonly said: unknown;
  readonly keys: readonly string[];
}

/** Names of values that are never stored, whatever a form hands over. */
const secret = /password|pwd|verificationcode|captcha/i;

/** A draft as it was read, with the name of its form. */
interface KeptDraft {
  readonly form: string;
  readonly at: number;
  readonly values: unknown;
}

/** The drafts of a person at a place, whatever their form, oldest first. */
export function draftsAt(
  storage: KeyStorage,
  { owner, place }: Pick<DraftSubject, 'owner' | 'place'>,
  now: number,
): KeptDraft[] {
  const prefix = `${DRAFT_PREFIX}${owner}:${place}:`;
  return storage
    .names()
    .flatMap((key) => {
      const draft = key.startsWith(prefix) ? readDraft(storage.get(key), now) : undefined;
      const [form = ''] = key.slice(prefix.length).split(':');
      return draft ? [{ form, ...draft }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

/** Removes everybody's drafts of a place. */
export function forgetDraftsAt(storage: KeyStorage, place: string): void {
  for (const key of storage.names())
    if (key.startsWith(DRAFT_PREFIX) && key.slice(DRAFT_PREFIX.length).split(':')[1] === place)
      storage.remove(key);
}

const subjectKey = ({ owner, place, form }: DraftSubject) => `${DRAFT_PREFIX}${owner}:${place}:${form}:`;

/** The key under which one tab keeps its draft of a form. */
export function draftKey(subject: DraftSubject, tab: string): string {
  return subjectKey(subject) + tab;
}

/** Stores a draft; returns whether it outlives the page. */
export function writeDraft(
  storage: KeyStorage,
  key: string,
  values: object,
  now: number,
  { onServer, serverAt, behindCode, said }: DraftMarks = {},
): boolean {
  // What is undefined is left out of the JSON.
  const marked = {
    ...values,
    [markNames.onServer]: onServer || undefined,
    [markNames.serverAt]: serverAt,
    [markNames.behindCode]: behindCode || undefined,
    [markNames.said]: said,
  };
  const json = JSON.stringify(marked, (name, value) => (secret.test(name) ? undefined : value));
  return storage.set(key, `${now} ${json}`);
}

/**
 * The draft of a form: this tab's own, else the newest of any. One that does not fit the schema or has outlived its time
 * is dropped.
 */
export function findDraft<Values>(
  storage: KeyStorage,
  subject: DraftSubject,
  { tab, schema, now }: { tab: string; schema: v.GenericSchema<unknown, Values>; now: number },
): FoundDraft<Values> | undefined {
  const found = storage.names().flatMap((key) => {
    if (!key.startsWith(subjectKey(subject))) return [];
    const draft = readDraft(storage.get(key), now);
    const read = draft && v.safeParse(schema, draft.values);
    if (!draft || !read?.success) {
      storage.remove(key);
      return [];
    }
    return [
      {
        key,
        at: draft.at,
        values: read.output,
        isOnServer: draftMark(draft.values, 'onServer') === true,
        serverAt: draftMark(draft.values, 'serverAt'),
        said: draftMark(draft.values, 'said'),
      },
    ];
  });
  const own = draftKey(subject, tab);
  const best = found.find(({ key }) => key === own) ?? found.sort((one, other) => other.at - one.at)[0];
  if (!best) return undefined;
  const { key, ...draft } = best;
  return { ...draft, keys: [...new Set([own, key])] };
}

/** Reads a stored draft; undefined for one that is damaged or too old. */
function readDraft(
  text: string | null,
  now: number,
): { readonly at: number; readonly values: unknown } | undefined {
  const at = Number.parseInt(text ?? '', 10);
  if (!text || !isRecent(at, now, DRAFT_LIFE_MS)) return undefined;
  try {
    return { at, values: draftValues(text) };
  } catch {
    return undefined;
  }
}
