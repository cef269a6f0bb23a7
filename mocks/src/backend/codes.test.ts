import {
  login,
  queryDeliveries,
  sendVerificationCode,
  validateResetPasswordVerificationCode,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

const phone = '13800000001';

function setUp() {
  const client = createTestClient();
  return {
    client,
    send: () =>
      client.gateway.call(sendVerificationCode, { function: 'login', phone, phoneNationCode: '+86' }),
    logIn: (verificationCode: string) =>
      client.gateway.call(login, { loginType: 'verificationCode', username: phone, verificationCode }),
    code: () => client.control().inbox().at(-1)?.code ?? '',
    wrong: () =>
      String((Number(client.control().inbox().at(-1)?.code ?? 0) + 1) % 1_000_000).padStart(6, '0'),
    advance: client.control().advance,
  };
}

describe('verification codes', () => {
  it('have six digits, arrive in the inbox, and are accepted once', async () => {
    const { send, logIn, code } = setUp();
    await send();
    expect(code()).toMatch(/^\d{6}$/);
    await logIn(code());
    await expect(logIn(code())).rejects.toMatchObject({ reason: 'codeWrong' });
  });

  it('are accepted for ten minutes of the world’s clock', async () => {
    const { send, logIn, code, advance } = setUp();
    await send();
    // The world's time runs on meanwhile, on a busy machine by some seconds.
    advance('580s');
    expect((await logIn(code())).userInfo.phone).toBe(phone);
    await send();
    advance('600s');
    await expect(logIn(code())).rejects.toMatchObject({ reason: 'codeExpired' });
  });

  it('are said to have expired, also once somebody else has been sent one', async () => {
    const { client, send, logIn, code, advance } = setUp();
    await send();
    const own = code();
    advance('600s');
    await client.gateway.call(sendVerificationCode, {
      function: 'register',
      phone: '13700000009',
      phoneNationCode: '+86',
    });
    await expect(logIn(own)).rejects.toMatchObject({ reason: 'codeExpired' });
  });

  it('are sent once a minute to a contact', async () => {
    const { send, advance } = setUp();
    await send();
    await expect(send()).rejects.toMatchObject({ reason: 'tooOften' });
    advance('61s');
    await expect(send()).resolves.toEqual({});
  });

  it('lock the contact for fifteen minutes after five wrong ones, also for the right one', async () => {
    const { client, send, code, wrong, advance } = setUp();
    await send();
    // After three failed logins a captcha is required before the code is checked, so each try begins with the count reset.
    const attempt = (verificationCode: string) => {
      client.control().restore({ ...client.control().snapshot(), failedLogins: {} });
      return client.gateway.call(login, { loginType: 'verificationCode', username: phone, verificationCode });
    };
    for (let tries = 1; tries < 5; tries++)
      await expect(attempt(wrong())).rejects.toMatchObject({ reason: 'codeWrong' });
    await expect(attempt(wrong())).rejects.toMatchObject({ reason: 'locked' });
    await expect(attempt(code())).rejects.toMatchObject({ reason: 'locked' });
    expect((await attempt('888888')).userInfo.phone, 'the magic code is always right').toBe(phone);
    advance('16m');
    await send();
    expect((await attempt(code())).userInfo.phone).toBe(phone);
  });
});

function sendAfter({ advance, send }: ReturnType<typeof setUp>, time: string): Promise<unknown> {
  advance(time);
  return send();
}

/** What somebody might do to get new tries; none of it resets the count. */
const reliefs: readonly (readonly [string, (world: ReturnType<typeof setUp>) => Promise<unknown>])[] = [
  ['a new code', (world) => sendAfter(world, '61s')],
  ['the end of the first code and a new one', (world) => sendAfter(world, '10m')],
  [
    'a snapshot that is put back',
    async ({ client }) => client.control().restore(client.control().snapshot()),
  ],
];

describe('the count of wrong codes for a contact and a function (decision 6.1)', () => {
  /** Enters wrong codes without the captcha that is required after three failed logins. */
  async function enterWrong({ client, logIn, wrong }: ReturnType<typeof setUp>, times: number) {
    for (let tries = 0; tries < times; tries++) {
      client.control().restore({ ...client.control().snapshot(), failedLogins: {} });
      await expect(logIn(wrong())).rejects.toMatchObject({ reason: 'codeWrong' });
    }
    client.control().restore({ ...client.control().snapshot(), failedLogins: {} });
  }

  it.each(reliefs)('is not set back by %s', async (_, relieve) => {
    const world = setUp();
    await world.send();
    await enterWrong(world, 4);
    await relieve(world);
    await expect(world.logIn(world.wrong())).rejects.toMatchObject({ reason: 'locked' });
  });

  it('is set back by the right code, and after fifteen minutes', async () => {
    const world = setUp();
    await world.send();
    await enterWrong(world, 4);
    await world.logIn(world.code());
    world.advance('61s');
    await world.send();
    await enterWrong(world, 4);
    world.advance('15m');
    await world.send();
    await enterWrong(world, 4);
  });

  it('is separate for another function', async () => {
    const world = setUp();
    await world.send();
    await enterWrong(world, 4);
    const reset = { phone, phoneNationCode: '+86' };
    await world.client.gateway.call(sendVerificationCode, { function: 'resetPassword', ...reset });
    await expect(
      world.client.gateway.call(validateResetPasswordVerificationCode, {
        ...reset,
        verificationCode: world.wrong(),
      }),
    ).rejects.toMatchObject({ reason: 'codeWrong' });
  });
});

describe('login', () => {
  it('asks for a captcha after three failures in a row', async () => {
    const { logIn, send, wrong } = setUp();
    await send();
    for (let tries = 0; tries < 3; tries++)
      await expect(logIn(wrong())).rejects.toMatchObject({ reason: 'codeWrong' });
    await expect(logIn(wrong())).rejects.toMatchObject({ kind: 'captcha' });
  });

  it.each(['constructor', '__proto__'])('treats the account name %s as any other', async (username) => {
    const { client } = setUp();
    await expect(
      client.gateway.call(login, { loginType: 'password', username, password: 'x' }),
    ).rejects.toMatchObject({ reason: 'accountUnknown' });
  });

  it('of phone 13900040101 succeeds, and its session ends at the first call', async () => {
    const { client } = setUp();
    await client.logIn('13900040101');
    await expect(client.gateway.call(queryDeliveries, {})).rejects.toMatchObject({ kind: 'expired' });
    await expect(client.gateway.call(queryDeliveries, {})).rejects.toMatchObject({ kind: 'expired' });
  });

  it('of phone 13900040101 gives a usual session from the second time on, also after a snapshot was restored', async () => {
    const { client } = setUp();
    await client.logIn('13900040101');
    await expect(client.gateway.call(queryDeliveries, {})).rejects.toMatchObject({ kind: 'expired' });
    client.control().restore(JSON.parse(JSON.stringify(client.control().snapshot())));
    for (let again = 0; again < 2; again++) {
      await client.logIn('13900040101');
      await expect(client.gateway.call(queryDeliveries, {})).resolves.toMatchObject({ total: 0 });
    }
  });
});
