import type { AccountSettings, ContactKind } from '@careers/gateway/contract';

/** A bound contact as the server masks it, a phone with its country code; undefined if there is none. */
export function maskedContact(
  kind: ContactKind,
  { phone, phoneNationCode, email }: Pick<AccountSettings, 'phone' | 'phoneNationCode' | 'email'>,
): string | undefined {
  if (kind === 'email') return email;
  return phone && [phoneNationCode, phone].filter(Boolean).join(' ');
}
