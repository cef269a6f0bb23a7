import { expect, test } from 'vitest';
import { usernameOf } from './username-of.ts';

const userInfo = { userid: 'u1', name: '', userName: '', phone: '138****0001', email: 'ca***@example.com' };

test.each([
  ['the phone of the login', { comPhone: '13800000001', userInfo }, 'lin', '13800000001'],
  ['the email of the login', { comEmail: 'candidate@example.com', userInfo }, 'lin', 'candidate@example.com'],
  ['the account’s name', { userInfo }, 'lin', 'lin'],
  ['the phone that is known of them', { userInfo }, '', '138****0001'],
  ['the email that is known of them', { userInfo: { ...userInfo, phone: '' } }, '', 'ca***@example.com'],
])(
  'a password manager keeps a new password under what the person logs in with: %s',
  (_, session, account, kept) => {
    expect(usernameOf({ account }, session)).toBe(kept);
  },
);
