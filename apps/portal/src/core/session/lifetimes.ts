import { RESEND_SECONDS } from '@careers/validation';
import { DAY_MS } from '../day-ms.ts';
import { DRAFT_LIFE_MS } from './stored-drafts.ts';
import { personKeys, type StoredKey, type StoredSession, type StoredValue } from './stored-session.ts';

/** How long a person is recognised after an expiry, and their page stays behind the login (decision 0029). */
const EXPIRED_LIFE_MS = 30 * 60_000;
/** How long a session is kept while no page of the portal is open: as long as the server keeps one (decision 6.1). */
const UNUSED_LIFE_MS = 2 * 3_600_000;
/** How often an open page says that the session is in use. */
const USED_EVERY_MS = 10 * 60_000;
const REMEMBERED_LIFE_MS = 30 * DAY_MS;

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

/** A key with the value to write, or undefined to remove it. */
type Change = { readonly [Key in StoredKey]: readonly [Key, StoredValue<Key> | undefined] }[StoredKey];

interface Tidied {
  readonly changes: readonly Change[];
  /** Marks of people whose account has been deleted: their drafts are to be dropped. */
  readonly left: readonly string[];
  /** Milliseconds until something else may have to be forgotten; undefined when nothing will. */
  readonly again: number | undefined;
}

type Ends = Readonly<Record<string, number>>;

/** The ends that are still to be kept: the same object if all are, undefined if none is. */
function keptEnds(ends: Ends, isKept: (end: number) => boolean): Ends | undefined {
  const all = Object.entries(ends);
  const kept = all.filter(([, end]) => isKept(end));
  if (kept.length === all.length) return ends;
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/**
 * What to forget of what is stored (decision 0029). When a page `opens`, also what earlier pages left behind: a session that
 * was not used for long, and a person without a session.
 */
export function tidy(stored: StoredSession, now: number, opens: boolean): Tidied {
  const { Authorization, expired, usedAt, remembered, resendAt = {}, leaving = {} } = stored;
  const changes: Change[] = [];
  const dueAt: number[] = [];

  const unused = opens && usedAt !== undefined && !isRecent(usedAt, now, UNUSED_LIFE_MS);
  const over = expired ? !isRecent(expired.at, now, EXPIRED_LIFE_MS) : opens;
  const keepsPerson = Authorization ? !unused : !over;
  if (!keepsPerson)
    for (const key of personKeys) if (stored[key] !== undefined) changes.push([key, undefined]);
  if (keepsPerson && expired) dueAt.push(expired.at + EXPIRED_LIFE_MS);
  if (keepsPerson && Authorization !== undefined) {
    const lastUsed = usedAt !== undefined && isRecent(usedAt, now, USED_EVERY_MS) && !opens ? usedAt : now;
    if (lastUsed !== usedAt) changes.push(['usedAt', lastUsed]);
    dueAt.push(lastUsed + USED_EVERY_MS);
  }

  if (remembered && !isRecent(Number(remembered.at), now, REMEMBERED_LIFE_MS))
    changes.push(['remembered', undefined]);

  const running = keptEnds(resendAt, (end) => isRunning(end, now));
  if (running !== resendAt) changes.push(['resendAt', running]);
  dueAt.push(...Object.values(running ?? {}));

  // A page that is still open may write one more draft, so the mark stays until no draft of it can be left.
  const noted = keptEnds(leaving, (end) => end + DRAFT_LIFE_MS > now);
  if (noted !== leaving) changes.push(['leaving', noted]);
  dueAt.push(...Object.values(leaving).filter((end) => end > now));

  return {
    changes,
    left: Object.keys(leaving).filter((mark) => (leaving[mark] ?? now) <= now),
    again: dueAt.length > 0 ? Math.min(Math.max(Math.min(...dueAt) - now, 0), USED_EVERY_MS) : undefined,
  };
}
