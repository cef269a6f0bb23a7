import type { AccountSettings, ContactKind } from '@careers/gateway/contract';

/** A bound contact as the server shows it, a phone with its country; undefined when there is none. */
export function maskedContact(
  kind: ContactKind,
  { phone, phoneNationCode, email }: Pick<AccountSettings, 'phone' | 'phoneNationCode' | 'email'>,
): string | undefined {
  if (kind === 'email') return email;
  return phone && [phoneNationCode, phone].filter(Boolean).join(' ');
}
