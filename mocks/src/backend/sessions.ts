import { HOUR } from '../core/clock.ts';
import { keepNewest } from '../core/keep-newest.ts';
import { createStream, hexText } from '../core/random.ts';
import type { Session } from '../domain/account-state.ts';
import type { WorldState } from '../domain/state.ts';
import type { Backend } from './context.ts';

/** Sessions last two hours of the world's clock (decision 6.1). */
const SESSION_LIFE = 2 * HOUR;

/** How many sessions can be valid at once; opening more ends the oldest. */
export const SESSIONS_ALIVE = 1000;

/**
 * Opens a session and returns its token. The token depends on the person too: worlds of one seed draw the same numbers, and a world that
 * takes the snapshot of another must not take somebody's token for that of whoever logged in there.
 */
export function openSession(backend: Backend, accountId: string, expiresOnUse = false): string {
  const own = createStream(0, accountId);
  const token = hexText(() => (backend.random() + own()) % 1, 40);
  const { sessions } = backend.state();
  const now = backend.clock.now();
  for (const [old, { expiresAt }] of Object.entries(sessions)) if (expiresAt <= now) delete sessions[old];
  sessions[token] = { accountId, expiresAt: now + SESSION_LIFE, ...(expiresOnUse ? { expiresOnUse } : {}) };
  keepNewest(sessions, SESSIONS_ALIVE);
  return token;
}

/** The valid session of a token, if there is one. */
export function findSession(state: WorldState, token: string | undefined, now: number): Session | undefined {
  const session = token ? state.sessions[token] : undefined;
  return session && session.expiresAt > now ? session : undefined;
}
