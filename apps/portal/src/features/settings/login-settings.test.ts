import { describe, expect, test } from 'vitest';
import { boundContacts, isLastWay, type LoginSettings } from './login-settings.ts';

const nothing: LoginSettings = { account: '', passwordSet: false, directory: false };
const phone = { phone: '138****0001' };
const email = { email: 'ca***@example.com' };
const password = { passwordSet: true };

describe('the last way to log in', () => {
  test.each<[string, Partial<LoginSettings>, { phone: boolean; email: boolean }]>([
    ['a phone only', phone, { phone: true, email: false }],
    ['an e-mail only', email, { phone: false, email: true }],
    ['a phone and an e-mail', { ...phone, ...email }, { phone: false, email: false }],
    [
      'a phone and a password, which needs an account name',
      { ...phone, ...password },
      { phone: true, email: false },
    ],
    [
      'a phone, an account name and a password',
      { ...phone, ...password, account: 'lin' },
      { phone: false, email: false },
    ],
    [
      'a phone and an account name, without a password',
      { ...phone, account: 'lin' },
      { phone: true, email: false },
    ],
    ['a phone and a directory login', { ...phone, directory: true }, { phone: false, email: false }],
  ])('is found for an account with %s', (_, settings, last) => {
    const all = { ...nothing, ...settings };
    const found = {
      phone: Boolean(all.phone) && isLastWay('phone', all),
      email: Boolean(all.email) && isLastWay('email', all),
    };
    expect(found).toEqual(last);
  });
});

test('a code can be sent to each linked contact, the phone first', () => {
  expect([{}, email, { ...email, ...phone }].map(boundContacts)).toEqual([[], ['email'], ['phone', 'email']]);
});
