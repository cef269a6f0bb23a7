import type { ContactKind } from '@careers/gateway/contract';
import type { SessionStore } from '../../core/session/index.ts';

const storedAs = { phone: 'comPhone', email: 'comEmail' } as const;

/**
 * Keeps in the session what the account's contact is now, '' for none: a login over the page begins with it, and the
 * personal center shows it. What else the person may have logged in with, an account name, stays.
 */
export function keepContact(
  session: Pick<SessionStore, 'get' | 'set'>,
  kind: ContactKind,
  value: string,
): void {
  const stored = session.get();
  const { userInfo } = stored;
  if (!userInfo) return;
  const key = storedAs[kind];
  if (stored[key] === userInfo[kind]) session.set(key, value || undefined);
  session.set('userInfo', { ...userInfo, [kind]: value });
}
