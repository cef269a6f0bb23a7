import { RESEND_SECONDS } from '@careers/validation';
import { DRAFT_LIFE_MS } from './stored-drafts.ts';
import { personKeys, type StoredKey, type StoredSession } from './stored-session.ts';

/** How long a person is recognised after an expiry, and their page stays behind the login (decision 0029). */
const EXPIRED_LIFE_MS = 30 * 60_000;
/** How long a session is kept while no page of the portal is open: as long as the server keeps one (decision 6.1). */
const UNUSED_LIFE_MS = 2 * 3_600_000;
/** How often an open page says that the session is in use. */
const USED_EVERY_MS = 10 * 60_000;
const REMEMBERED_LIFE_MS = 30 * 86_400_000;

/** Whether a countdown still runs. An end further away than any countdown lasts was set under a clock that was set back since. */
export function isRunning(end: number, now: number): boolean {
  return end > now && end - now <= RESEND_SECONDS * 1000;
}

/**
 * Whether something is not older than `lifeMs`. What lies as far in the future was kept under a clock that was set back since,
 * and counts as old too.
 */
export function isRecent(at: number, now: number, lifeMs: number): boolean {
  return Math.abs(now - at) < lifeMs;
}

interface Tidied {
  /** Keys to remove: they have outlived their time. */
  readonly gone: readonly StoredKey[];
  /** To be written: the countdowns that still run. */
  readonly resendAt?: Readonly<Record<string, number>>;
  /** To be written: when the session was last in use. */
  readonly usedAt?: number;
  /** Marks of people whose account has been deleted: their drafts are to be dropped. */
  readonly left: readonly string[];
  /** To be written: the deletions of accounts that are still to be remembered. */
  readonly leaving?: Readonly<Record<string, number>>;
  /** Milliseconds until something else may have to be forgotten; undefined when nothing will. */
  readonly again: number | undefined;
}

/**
 * What to forget of what is stored (decision 0029). When a page `opens`, also what earlier pages left behind: a session that
 * was not used for long, and a person without a session.
 */
export function tidy(stored: StoredSession, now: number, opens: boolean): Tidied {
  const { Authorization, expired, usedAt, remembered, resendAt = {}, leaving = {} } = stored;
  const gone: StoredKey[] = [];
  const dueAt: number[] = [];

  const unused = opens && usedAt !== undefined && !isRecent(usedAt, now, UNUSED_LIFE_MS);
  const over = expired ? !isRecent(expired.at, now, EXPIRED_LIFE_MS) : opens;
  const keepsPerson = Authorization ? !unused : !over;
  if (!keepsPerson) gone.push(...personKeys.filter((key) => stored[key] !== undefined));
  if (keepsPerson && expired) dueAt.push(expired.at + EXPIRED_LIFE_MS);
  const inUse = keepsPerson && Authorization !== undefined;
  const lastUsed = usedAt !== undefined && isRecent(usedAt, now, USED_EVERY_MS) && !opens ? usedAt : now;
  if (inUse) dueAt.push(lastUsed + USED_EVERY_MS);

  if (remembered && !isRecent(Number(remembered.at), now, REMEMBERED_LIFE_MS)) gone.push('remembered');

  const running = Object.entries(resendAt).filter(([, end]) => isRunning(end, now));
  const someEnded = running.length < Object.keys(resendAt).length;
  if (someEnded && running.length === 0) gone.push('resendAt');
  dueAt.push(...running.map(([, end]) => end));

  // A page that is still open may write one more draft, so the mark stays until no draft of it can be left.
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
