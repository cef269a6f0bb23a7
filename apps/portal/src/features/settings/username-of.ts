import type { AccountSettings } from '@careers/gateway/contract';
import type { StoredSession } from '../../core/session/index.ts';

/** The user name under which a password manager stores a new password: what the person logs in with, never a masked contact. */
export function usernameOf(
  { account }: Pick<AccountSettings, 'account'>,
  { comPhone, comEmail, userInfo }: Pick<StoredSession, 'comPhone' | 'comEmail' | 'userInfo'>,
): string {
  return comPhone || comEmail || account || userInfo?.phone || userInfo?.email || '';
}
