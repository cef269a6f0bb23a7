import {
  ifAccountExist,
  login,
  type Method,
  registerAccount,
  resetPasswordBeforeLogin,
  sendVerificationCode,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import { methodIds, registry } from '@careers/gateway/registry';
import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { isLookUp, LOOK_UPS } from './look-ups.ts';

/** A person of the directory who has added an e-mail address. */
const EMPLOYEE = { id: 'acc-employee', email: 'employee@example.com' };

type Ask = (client: TestClient, phone: string) => Promise<unknown>;

const password = encrypt('N3wPassword');
const contact = (phone: string) => ({ phone, phoneNationCode: '+86' });

/** Every call whose answer tells whether somebody is registered. */
const questions: readonly (readonly [string, Ask])[] = [
  [
    'ifAccountExist',
    ({ gateway }, username) => gateway.call(ifAccountExist, { username, usernameType: 'phone' }),
  ],
  ['login', ({ gateway }, username) => gateway.call(login, { loginType: 'password', username, password })],
  [
    'sendVerificationCode of a login',
    ({ gateway }, phone) => gateway.call(sendVerificationCode, { function: 'login', ...contact(phone) }),
  ],
  [
    'sendVerificationCode of a registration',
    ({ gateway }, phone) => gateway.call(sendVerificationCode, { function: 'register', ...contact(phone) }),
  ],
  [
    'sendVerificationCode of a forgotten password to somebody of the directory',
    ({ gateway }) => gateway.call(sendVerificationCode, { function: 'resetPassword', email: EMPLOYEE.email }),
  ],
  [
    'registerAccount',
    ({ gateway }, phone) =>
      gateway.call(registerAccount, {
        ...contact('13800000001'),
        password,
        passwordConfirm: password,
        verificationCode: '888888',
        idempotencyKey: `key-of-${phone}`,
      }),
  ],
  [
    'validateResetPasswordVerificationCode',
    ({ gateway }, phone) =>
      gateway.call(validateResetPasswordVerificationCode, { ...contact(phone), verificationCode: '1' }),
  ],
  [
    'resetPasswordBeforeLogin',
    ({ gateway }, phone) =>
      gateway.call(resetPasswordBeforeLogin, {
        ...contact(phone),
        verificationCode: '1',
        newPassword: password,
        newPasswordConfirm: password,
      }),
  ],
];

/** A world in which a person of the directory has added an e-mail address. */
function clientOfAll(): TestClient {
  const client = createTestClient();
  const employee = client.world().state().accounts[EMPLOYEE.id];
  if (!employee) throw new Error('nobody is of the directory');
  employee.email = EMPLOYEE.email;
  return client;
}

const nobody = (at: number) => `1370000${String(1000 + at)}`;

async function kindOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  );
}

describe('the limit of account look-ups', () => {
  it.each(questions)('makes %s ask for a captcha', async (_, ask) => {
    const client = clientOfAll();
    for (let at = 0; at < LOOK_UPS; at++) expect(await kindOf(ask(client, nobody(at)))).not.toBe('captcha');
    expect(await kindOf(ask(client, nobody(LOOK_UPS)))).toBe('captcha');
    client.control().advance('10m');
    expect(await kindOf(ask(client, nobody(LOOK_UPS)))).not.toBe('captcha');
  });

  it('is declared as a possible captcha by every method that looks accounts up', () => {
    for (const id of methodIds) {
      const method: Method = registry[id];
      if (isLookUp(method)) expect([id, method.captcha]).toEqual([id, true]);
    }
  });

  it('counts the look-ups of all methods together', async () => {
    const client = clientOfAll();
    for (let at = 0; at < LOOK_UPS; at++) {
      const [, ask] = questions[at % questions.length] ?? [];
      expect(await kindOf(ask?.(client, nobody(at)) ?? Promise.resolve())).not.toBe('captcha');
    }
    for (const [name, ask] of questions)
      expect([name, await kindOf(ask(client, nobody(1)))]).toEqual([name, 'captcha']);
  });

  it('does not count logins, neither right ones nor those with a wrong password', async () => {
    const client = clientOfAll();
    for (let at = 0; at < LOOK_UPS + 1; at++) await client.logIn();
    await expect(
      client.gateway.call(login, { loginType: 'password', username: '13800000001', password }),
    ).rejects.toMatchObject({ reason: 'passwordWrong' });
  });
});
