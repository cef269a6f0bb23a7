import type { ContactKind } from '@careers/gateway/contract';
import type { SessionStore } from '../../core/session/index.ts';

const storedAs = { phone: 'comPhone', email: 'comEmail' } as const;

/**
 * Stores the account's new contact in the session, '' for none: the next login over the page is prefilled with it, and the personal
 * center shows it. A stored account name, if the person has logged in with one, stays.
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
