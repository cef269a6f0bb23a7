import type { KeyStorage } from './storage.ts';

/**
 * The prefix of the keys that drafts of forms are stored under. Each text is the time it was typed (Unix milliseconds), a space, and
 * the values in JSON (decision 0049).
 */
export const DRAFT_PREFIX = 'draft:';
export const DRAFT_LIFE_MS = 7 * 86_400_000;

/** The mark stands among a form's values, which have no field of this name. */
const ON_SERVER = 'on the server too';

/** A form's values with a mark that the server has them too. The form's schema drops the mark when they are read back. */
export function withServerMark(values: object): object {
  return { ...values, [ON_SERVER]: true };
}

/** Whether a draft's values have the mark that the server has them too. */
export function hasServerMark(values: unknown): boolean {
  return typeof values === 'object' && values !== null && ON_SERVER in values;
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
      return !hasServerMark(draftValues(storage.get(key) ?? ''));
    } catch {
      // Nothing that could be restored.
      return false;
    }
  });
}

/** Drops everybody's drafts that were typed until then. */
export function dropDrafts(storage: KeyStorage, until: number): void {
  for (const key of storage.names())
    if (key.startsWith(DRAFT_PREFIX) && !(Number.parseInt(storage.get(key) ?? '', 10) > until))
      storage.remove(key);
}

/** Drops one person's drafts, by the mark that they are stored under. */
export function dropDraftsOf(storage: KeyStorage, mark: string): void {
  for (const key of storage.names()) if (key.startsWith(`${DRAFT_PREFIX}${mark}:`)) storage.remove(key);
}
