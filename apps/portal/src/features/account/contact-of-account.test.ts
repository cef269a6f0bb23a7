import { expect, test } from 'vitest';
import { emptyContact } from './contact.ts';
import { contactOfAccount } from './contact-of-account.ts';

test.each([
  ['', 'phone', {}],
  ['candidate01', 'phone', {}],
  [' a@b.cn', 'email', { email: 'a@b.cn' }],
  ['\u200ba＠b.cn', 'email', { email: 'a@b.cn' }],
  ['138 0000-0001', 'phone', { phone: '13800000001' }],
  ['+85251234567', 'phone', { phoneNationCode: '+852', phone: '51234567' }],
  // The number is valid in Hong Kong and in Macao.
  ['61234567', 'phone', {}],
])('the account %o is a contact of the kind %s: %o', (account, kind, values) => {
  expect(contactOfAccount(account)).toEqual({ kind, values: { ...emptyContact, ...values } });
});
