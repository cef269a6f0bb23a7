import { DAY_MS } from '../day-ms.ts';
import type { KeyStorage } from './storage.ts';

/**
 * The prefix of the keys that drafts of forms are stored under. Each text is the time it was typed (Unix milliseconds), a space, and
 * the values in JSON (decision 0049).
 */
export const DRAFT_PREFIX = 'draft:';
export const DRAFT_LIFE_MS = 7 * DAY_MS;

/** What is stored of a draft beside its values. */
export interface DraftMarks {
  /** The server has the values too. */
  readonly onServer?: boolean | undefined;
  /** When the server last saved the form, as far as this tab knew. */
  readonly serverAt?: string | undefined;
  /** The values were typed behind the code of a link (decision 0161). */
  readonly behindCode?: boolean | undefined;
  /** What the values say as people read it. */
  readonly said?: Said | undefined;
}

/** What a form's values say as people read it: in the order of the form, or by the names of its questions. */
export type Said = readonly string[] | Readonly<Record<string, string>>;

/** The names of the marks among a form's values, which have no fields of these names: the form's schema drops them. */
export const markNames: Readonly<Record<keyof DraftMarks, string>> = {
  onServer: 'on the server too',
  serverAt: 'saved on the server at',
  behindCode: 'behind a code',
  said: 'said in words',
};

/** A mark of the values of a stored draft; undefined if they do not have it. */
export function draftMark(values: unknown, mark: keyof DraftMarks): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, markNames[mark]) : undefined;
}

/** @throws {SyntaxError} for a text that `writeDraft` has not stored */
export function draftValues(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf(' ')));
}

/** Whether there are drafts, anybody's, that the server has not too. */
export function hasUnsentDrafts(storage: KeyStorage): boolean {
  return storage.names().some((key) => {
    if (!key.startsWith(DRAFT_PREFIX)) return false;
    try {
      return draftMark(draftValues(storage.get(key) ?? ''), 'onServer') === undefined;
    } catch {
      // Nothing that could be restored.
      return false;
    }
  });
}

/** Drops everybody's drafts, except those that are kept because of when they were typed (NaN if their text is damaged). */
export function dropDrafts(storage: KeyStorage, isKept: (typedAt: number) => boolean = () => false): void {
  for (const key of storage.names())
    if (key.startsWith(DRAFT_PREFIX) && !isKept(Number.parseInt(storage.get(key) ?? '', 10)))
      storage.remove(key);
}

/** Drops one person's drafts, by the mark that they are stored under. */
export function dropDraftsOf(storage: KeyStorage, mark: string): void {
  for (const key of storage.names()) if (key.startsWith(`${DRAFT_PREFIX}${mark}:`)) storage.remove(key);
}
