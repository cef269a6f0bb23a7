import { RESEND_SECONDS } from '@careers/validation';
import type { KeyStorage } from './storage.ts';
import { personKeys, type StoredKey, type StoredSession } from './stored-session.ts';

/** So long a person may be known again after an expiry; and so long their page stands behind the login (decision 0029). */
const EXPIRED_LIFE_MS = 30 * 60_000;
/** So long a session is kept while no page of the portal is open: as long as one lives at the server (decision 6.1). */
const UNUSED_LIFE_MS = 2 * 3_600_000;
/** How often an open page says that the session is in use. */
const USED_EVERY_MS = 10 * 60_000;
const REMEMBERED_LIFE_MS = 30 * 86_400_000;

/** Drafts of forms, each under a key of its own; a text begins with when it was typed (decision 0049). */
export const DRAFT_PREFIX = 'draft:';
export const DRAFT_LIFE_MS = 7 * 86_400_000;

/** Drops the drafts that were typed until then, of whomever they are. */
export function dropDrafts(storage: KeyStorage, until: number): void {
  for (const key of storage.names())
    if (key.startsWith(DRAFT_PREFIX) && !(Number.parseInt(storage.get(key) ?? '', 10) > until))
      storage.remove(key);
}

/** Drops the drafts of somebody, by the mark that they are kept under. */
export function dropDraftsOf(storage: KeyStorage, mark: string): void {
  for (const key of storage.names()) if (key.startsWith(`${DRAFT_PREFIX}${mark}:`)) storage.remove(key);
}

/** Whether a countdown that ends then still runs; a later end than any has is of a clock that was set back since. */
export function isRunning(end: number, now: number): boolean {
  return end > now && end - now <= RESEND_SECONDS * 1000;
}

/** Whether something is of the last so many milliseconds, also by a clock that was set back. */
function isWithin(life: number, at: number, now: number): boolean {
  return Math.abs(now - at) < life;
}

interface Tidied {
  /** What has outlived its time. */
  readonly gone: readonly StoredKey[];
  /** Countdowns that are left of those that were kept, and the time to note for a session in use: to be written. */
  readonly resendAt?: Readonly<Record<string, number>>;
  readonly usedAt?: number;
  /** Marks of those whose account is gone: their drafts go too. */
  readonly left: readonly string[];
  /** What is still of use of when accounts go: to be written. */
  readonly leaving?: Readonly<Record<string, number>>;
  /** So many milliseconds later it is worth another look; undefined while nothing ends. */
  readonly again: number | undefined;
}

/**
 * What to forget of what is stored (decision 0029). A page that `opens` also finds what others have left: a session that
 * was not used for long, and a person without one.
 */
export function tidy(stored: StoredSession, now: number, opens: boolean): Tidied {
  const { Authorization, expired, usedAt, remembered, resendAt = {}, leaving = {} } = stored;
  const gone: StoredKey[] = [];
  const dueAt: number[] = [];

  const unused = opens && usedAt !== undefined && now - usedAt >= UNUSED_LIFE_MS;
  const over = expired ? !isWithin(EXPIRED_LIFE_MS, expired.at, now) : opens;
  const keepsPerson = Authorization ? !unused : !over;
  if (!keepsPerson) gone.push(...personKeys.filter((key) => stored[key] !== undefined));
  if (keepsPerson && expired) dueAt.push(expired.at + EXPIRED_LIFE_MS);
  const inUse = keepsPerson && Authorization !== undefined;
  const lastUsed = usedAt !== undefined && now - usedAt < USED_EVERY_MS && !opens ? usedAt : now;
  if (inUse) dueAt.push(lastUsed + USED_EVERY_MS);

  if (remembered && !isWithin(REMEMBERED_LIFE_MS, Number(remembered.at), now)) gone.push('remembered');

  const running = Object.entries(resendAt).filter(([, end]) => isRunning(end, now));
  const someEnded = running.length < Object.keys(resendAt).length;
  if (someEnded && running.length === 0) gone.push('resendAt');
  dueAt.push(...running.map(([, end]) => end));

  // A page that is still open may write a draft once more: its mark goes when no draft can be left.
  const left = Object.keys(leaving).filter((mark) => (leaving[mark] ?? now) <= now);
  const noted = Object.entries(leaving).filter(([, end]) => end + DRAFT_LIFE_MS > now);
  const someLeft = noted.length < Object.keys(leaving).length;
  if (someLeft && noted.length === 0) gone.push('leaving');
  dueAt.push(...Object.values(leaving).filter((end) => end > now));

  return {
    gone,
    left,
    ...(someLeft && noted.length > 0 ? { leaving: Object.fromEntries(noted) } : {}),
    ...(someEnded && running.length > 0 ? { resendAt: Object.fromEntries(running) } : {}),
    ...(inUse && lastUsed !== usedAt ? { usedAt: lastUsed } : {}),
    again: dueAt.length > 0 ? Math.min(Math.max(Math.min(...dueAt) - now, 0), USED_EVERY_MS) : undefined,
  };
}
