import type { SessionStore } from './session-store.ts';

/**
 * Who visits, made up once and kept (section 4, Web config; section 7, `visitorId`). One that could not travel in a
 * header counts as none. From `getRandomValues`, since plain-http intranets have no `randomUUID`.
 */
export function visitorIdOf(session: Pick<SessionStore, 'get' | 'set'>): string | undefined {
  if (!/^[\w-]+$/.test(session.get().visitorId ?? ''))
    session.set('visitorId', crypto.getRandomValues(new Uint32Array(4)).join('-'));
  return session.get().visitorId;
}
