import {
  bindPhone,
  getResume,
  login,
  proveOwner,
  registerAccount,
  resetPasswordBeforeLogin,
  sendVerificationCode,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

const newcomer = { phone: '13800000002', phoneNationCode: '+86' };

function setUp() {
  const client = createTestClient();
  const prove = async (contact: object = newcomer) => {
    await client.gateway.call(sendVerificationCode, { function: 'resetPassword', ...contact });
    const verificationCode = client.control().inbox().at(-1)?.code ?? '';
    const proven = await client.gateway.call(validateResetPasswordVerificationCode, {
      ...contact,
      verificationCode,
    });
    return proven.verificationCode;
  };
  const reset = (verificationCode: string, contact: object = newcomer) =>
    client.gateway.call(resetPasswordBeforeLogin, {
      ...contact,
      verificationCode,
      newPassword: encrypt('N3wPassword'),
      newPasswordConfirm: encrypt('N3wPassword'),
    });
  const logIn = (username: string, password: string) =>
    client.gateway.call(login, { loginType: 'password', username, password: encrypt(password) });
  return { client, prove, reset, logIn };
}

describe('resetting a forgotten password', () => {
  it('works once with the token of the step before', async () => {
    const { prove, reset, logIn } = setUp();
    const token = await prove();
    await reset(token);
    await expect(logIn('13800000002', 'N3wPassword')).resolves.toMatchObject({});
    await expect(logIn('13800000002', 'Passw0rd')).rejects.toMatchObject({ reason: 'passwordWrong' });
    await expect(reset(token)).rejects.toMatchObject({ reason: 'resetExpired' });
  });

  it('is possible for ten minutes', async () => {
    const { client, prove, reset } = setUp();
    const [early, late] = [await prove(), await prove({ email: 'candidate@example.com' })];
    // The world's time runs on meanwhile, on a busy machine by some seconds.
    client.control().advance('580s');
    await expect(reset(early)).resolves.toEqual({});
    client.control().advance('20s');
    await expect(reset(late, { email: 'candidate@example.com' })).rejects.toMatchObject({
      reason: 'resetExpired',
    });
  });

  it('is refused for another contact than the proven one', async () => {
    const { prove, reset } = setUp();
    const token = await prove({ email: 'candidate@example.com' });
    await expect(reset(token)).rejects.toMatchObject({ reason: 'resetExpired' });
    // The same account by its other contact, which is not the one that was verified.
    const phone = { phone: '13800000001', phoneNationCode: '+86' };
    await expect(reset(token, phone)).rejects.toMatchObject({ reason: 'resetExpired' });
    await expect(reset(token, { email: 'Candidate@Example.com' })).resolves.toEqual({});
  });

  it('is refused when the proven contact belongs to another account by then', async () => {
    const { client, prove, reset, logIn } = setUp();
    const token = await prove();
    await client.logIn('13800000002');
    const { call } = client.gateway;
    const code = { verificationCode: '888888' };
    const bind = async (phone: { phone: string; phoneNationCode: string }) =>
      call(bindPhone, {
        ...phone,
        ...code,
        ...(await call(proveOwner, { by: 'code', own: 'phone', ...code })),
      });
    await bind({ phone: '13700000009', phoneNationCode: '+86' });
    await client.logIn('13800000003');
    await bind(newcomer);
    await expect(reset(token)).rejects.toMatchObject({ reason: 'resetExpired' });
    expect((await logIn('13800000002', 'Passw0rd')).userInfo.userid).toBe('acc-interviewer');
  });

  it.each(['', 'constructor', '__proto__', '888888', '0'.repeat(40), ' '])(
    'is refused with the token %j',
    async (token) => {
      const { prove, reset } = setUp();
      await prove();
      await expect(reset(token)).rejects.toMatchObject({ reason: 'resetExpired' });
    },
  );

  it('keeps the token when the new password is refused', async () => {
    const { client, prove, reset } = setUp();
    const token = await prove();
    const weak = client.gateway.call(resetPasswordBeforeLogin, {
      ...newcomer,
      verificationCode: token,
      newPassword: encrypt('weak'),
      newPasswordConfirm: encrypt('weak'),
    });
    await expect(weak).rejects.toMatchObject({ reason: 'passwordInvalid' });
    await expect(reset(token)).resolves.toEqual({});
  });

  it('does not know the same number in another country', async () => {
    const { client, prove, reset } = setUp();
    const owner = { phone: '61234567', phoneNationCode: '+852' };
    const neighbour = { ...owner, phoneNationCode: '+853' };
    await client.gateway.call(sendVerificationCode, { function: 'register', ...owner });
    await client.gateway.call(registerAccount, {
      ...owner,
      password: encrypt('Passw0rd'),
      passwordConfirm: encrypt('Passw0rd'),
      verificationCode: client.control().inbox().at(-1)?.code ?? '',
      idempotencyKey: crypto.randomUUID(),
    });
    await expect(prove(neighbour)).rejects.toMatchObject({ reason: 'accountUnknown' });
    await expect(reset('anything', neighbour)).rejects.toMatchObject({ reason: 'accountUnknown' });
    const loginCode = client.gateway.call(sendVerificationCode, { function: 'login', ...neighbour });
    await expect(loginCode).rejects.toMatchObject({ reason: 'accountUnknown' });
  });

  it('ends the account’s other sessions, and nobody else’s', async () => {
    const { client, prove, reset, logIn } = setUp();
    const alive = async (token: string | undefined) => {
      client.token = token;
      return client.gateway.call(getResume, {}).then(
        () => true,
        () => false,
      );
    };
    const here = (await logIn('13800000002', 'Passw0rd')).Authorization;
    const elsewhere = (await logIn('13800000002', 'Passw0rd')).Authorization;
    const other = (await logIn('13800000001', 'Passw0rd')).Authorization;
    client.token = here;
    await reset(await prove());
    expect([await alive(here), await alive(elsewhere), await alive(other)]).toEqual([true, false, true]);
  });
});
