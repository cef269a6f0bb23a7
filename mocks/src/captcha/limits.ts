import { keepNewestOf } from '../core/keep-newest.ts';
import { quoted } from '../core/quoted.ts';

/**
 * How often one client may call, as AJ-Captcha counts: in windows of a minute, for each `clientUid`, and
 * not at all for a request without one.
 */
export const LIMITS = {
  windowMs: 60_000,
  /** `get` calls a minute; beyond that 6201. */
  gets: 120,
  /** `check` calls a minute; beyond that 6204. */
  checks: 600,
  /** Failed checks a minute: after that, `get` answers 6202 until the lock ends. */
  failures: 5,
  lockMs: 60_000,
  /** How many challenges, proofs and clients are remembered, newest first, and how many characters of an id. */
  kept: 1000,
  idLength: 100,
  /**
   * The maximum length of an answer in characters: a slider's has forty, and that of three words, encrypted, fewer than two
   * hundred.
   */
  answerLength: 1000,
} as const;

/** What is known of one client in the current minute; times are Unix milliseconds. */
export interface ClientUse {
  clientUid: string;
  since: number;
  gets: number;
  checks: number;
  failures: number;
  lockedUntil: number;
}

/** The record of a client, renewed after each minute; `null` without a `clientUid`. */
export function recordOf(clients: ClientUse[], uid: string | undefined, now: number): ClientUse | null {
  if (!uid) return null;
  const clientUid = quoted(uid, LIMITS.idLength);
  let use = clients.find((client) => client.clientUid === clientUid);
  if (!use) {
    use = { clientUid, since: now, gets: 0, checks: 0, failures: 0, lockedUntil: 0 };
    clients.push(use);
    keepNewestOf(clients, LIMITS.kept);
  }
  if (now - use.since >= LIMITS.windowMs) Object.assign(use, { since: now, gets: 0, checks: 0, failures: 0 });
  return use;
}

/** Whether a record has no effect any more. */
export function isIdle({ since, lockedUntil }: ClientUse, now: number): boolean {
  return now - since >= LIMITS.windowMs && now >= lockedUntil;
}
