import type { ContactKind } from '@careers/gateway/contract';
import { normalizePhone, phoneNationCodes, phoneRule } from '@careers/validation';
import type { SessionStore, StoredSession } from '../../core/session/index.ts';

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
  if (isOfLogin[kind](stored)) session.set(storedAs[kind], value || undefined);
  session.set('userInfo', { ...userInfo, [kind]: value });
}

/**
 * Whether the person has logged in with the account's contact. What the session knows of the person may lack the contact, mask it or
 * write it otherwise. An account name is stored as a phone is, and never as an e-mail.
 */
const isOfLogin: Readonly<Record<ContactKind, (stored: StoredSession) => boolean>> = {
  phone({ comPhone = '', userInfo }) {
    const known = normalizePhone(userInfo?.phone ?? '');
    return isPhone(known) ? comPhone === known : isPhone(comPhone);
  },
  email: ({ comEmail }) => comEmail !== undefined,
};

const isPhone = (text: string) => phoneNationCodes.some((code) => !phoneRule(code)(text));
