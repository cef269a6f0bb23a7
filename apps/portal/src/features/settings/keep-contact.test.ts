import type { ContactKind } from '@careers/gateway/contract';
import { describe, expect, test } from 'vitest';
import { createSessionStore } from '../../core/session/session-store.ts';
import { createMemoryStorage } from '../../core/session/storage.ts';
import { keepContact } from './keep-contact.ts';

const userInfo = { userid: 'u1', name: '', userName: '', phone: '13800000001', email: 'old@example.com' };

/** What the session has afterwards of somebody who has logged in with a contact or an account name. */
function after(
  login: { kind: ContactKind; value: string },
  kind: ContactKind,
  value: string,
  told: { readonly phone?: string; readonly email?: string } = {},
) {
  const session = createSessionStore(createMemoryStorage());
  session.logIn({ Authorization: 'token-1', userInfo: { ...userInfo, ...told } }, login);
  keepContact(session, kind, value);
  const { comPhone, comEmail, userInfo: kept } = session.get();
  return { comPhone, comEmail, phone: kept?.phone, email: kept?.email };
}

describe('the account’s new contact', () => {
  test('is what the next login is prefilled with, if the person has logged in with the former one', () => {
    expect(after({ kind: 'phone', value: '13800000001' }, 'phone', '13900000002')).toEqual({
      comPhone: '13900000002',
      phone: '13900000002',
      email: 'old@example.com',
    });
    expect(after({ kind: 'email', value: 'old@example.com' }, 'email', 'new@example.com')).toEqual({
      comEmail: 'new@example.com',
      phone: '13800000001',
      email: 'new@example.com',
    });
  });

  // Section 3: of a person, the session has an id and an e-mail for sure.
  test.each([
    ['says nothing of the phone', '13800000001', { phone: '' }, '13900000002'],
    ['masks it', '13800000001', { phone: '138****0001' }, '13900000002'],
    ['writes it with its country', '13800000001', { phone: '+86 13800000001' }, '13900000002'],
    ['writes it with spaces', '13800000001', { phone: '138 0000 0001' }, '13900000002'],
    ['masks it, and the login was by an account name', 'lin01', { phone: '138****0001' }, 'lin01'],
    ['masks it, and the login was by a staff number', '10086', { phone: '138****0001' }, '10086'],
    ['has a phone that the person’s account name looks like', '51234567', {}, '51234567'],
  ])('is found for the next login where the server %s', (_, value, told, next) => {
    const kept = after({ kind: 'phone', value }, 'phone', '13900000002', told);
    expect(kept).toMatchObject({ comPhone: next, phone: '13900000002' });
  });

  test.each(['', 'Old@Example.com', 'o**@example.com'])(
    'replaces an e-mail of the login where the server writes it as %j',
    (email) => {
      const kept = after({ kind: 'email', value: 'old@example.com' }, 'email', 'new@example.com', { email });
      expect(kept).toMatchObject({ comEmail: 'new@example.com', email: 'new@example.com' });
    },
  );

  test('leaves an account name, or the other contact, for the next login', () => {
    expect(after({ kind: 'phone', value: 'lin01' }, 'phone', '13900000002')).toMatchObject({
      comPhone: 'lin01',
      phone: '13900000002',
    });
    expect(after({ kind: 'phone', value: '13800000001' }, 'email', 'new@example.com')).toMatchObject({
      comPhone: '13800000001',
      email: 'new@example.com',
    });
  });

  test('is none after it was removed, and none is left for the next login', () => {
    const kept = after({ kind: 'phone', value: '13800000001' }, 'phone', '');
    expect(kept).toEqual({ phone: '', email: 'old@example.com' });
  });

  test('is stored of nobody while nobody is logged in', () => {
    const session = createSessionStore(createMemoryStorage());
    keepContact(session, 'phone', '13900000002');
    expect(session.get()).toEqual({});
  });
});
