import type { SessionStore } from './session-store.ts';

/**
 * The visitor's random id, generated once and stored (section 4, Web config; section 7, `visitorId`). A stored one that no header
 * could carry is replaced. Made by `getRandomValues`, since plain-http intranets have no `randomUUID`.
 */
export function visitorIdOf(session: Pick<SessionStore, 'get' | 'set'>): string | undefined {
  if (!/^[\w-]+$/.test(session.get().visitorId ?? ''))
    session.set('visitorId', crypto.getRandomValues(new Uint32Array(4)).join('-'));
  return session.get().visitorId;
}
