import { describe, expect, test } from 'vitest';
import { boundContacts, isLastWay, type WaysIn } from './ways-in.ts';

const nothing: WaysIn = { account: '', passwordSet: false, directory: false };
const phone = { phone: '138****0001' };
const email = { email: 'ca***@example.com' };
const password = { passwordSet: true };

describe('the last way to log in', () => {
  test.each<[string, Partial<WaysIn>, { phone: boolean; email: boolean }]>([
    ['phone alone', phone, { phone: true, email: false }],
    ['e-mail alone', email, { phone: false, email: true }],
    ['phone and e-mail', { ...phone, ...email }, { phone: false, email: false }],
    ['phone and password: a password needs a name', { ...phone, ...password }, { phone: true, email: false }],
    [
      'phone, account name and password',
      { ...phone, ...password, account: 'lin' },
      { phone: false, email: false },
    ],
    ['phone and account name, no password', { ...phone, account: 'lin' }, { phone: true, email: false }],
    ['phone, of a directory', { ...phone, directory: true }, { phone: false, email: false }],
  ])('%s', (_, settings, last) => {
    const all = { ...nothing, ...settings };
    const found = {
      phone: Boolean(all.phone) && isLastWay('phone', all),
      email: Boolean(all.email) && isLastWay('email', all),
    };
    expect(found).toEqual(last);
  });
});

test('codes go to what is bound, phone first', () => {
  expect([{}, email, { ...email, ...phone }].map(boundContacts)).toEqual([[], ['email'], ['phone', 'email']]);
});
