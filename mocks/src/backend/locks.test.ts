import { ldapLogin, login, modifyPassword } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { NAME_MAX } from './login-guard.ts';

const aliases = ['13800000001', 'candidate@example.com', 'candidate01'] as const;
const RIGHT = 'Passw0rd';
const WRONG = 'Wr0ngPassword';

function setUp() {
  const client = createTestClient();
  const { call } = client.gateway;
  const { control } = client;
  return {
    client,
    control,
    logIn: (username: string, password = WRONG) =>
      call(login, { loginType: 'password', username, password: encrypt(password) }),
    signOn: (userName: string, password = WRONG) =>
      call(ldapLogin, { userName, password: encrypt(password), homepageConfigId: 'site-internal' }),
    /** Resets the captcha's count, as the captcha comes before the lock and has tests of its own. */
    withoutCaptcha: () => control().restore({ ...control().snapshot(), failedLogins: {} }),
  };
}

/** Different ways in which people write the names of one account. */
const writings: readonly (readonly [string, readonly [string, string, string, string]])[] = [
  ['its phone, e-mail and account name', [...aliases, aliases[0]]],
  ['an e-mail in capitals', [aliases[1], 'CANDIDATE@example.com', ' Candidate@Example.com ', aliases[1]]],
  ['a phone with blanks and dashes', [aliases[0], '138 0000 0001', '138-0000-0001', aliases[0]]],
];

describe('failed logins by the names of one account', () => {
  it.each(writings)('lead to a captcha after three by %s', async (_, [one, other, third, then]) => {
    const { logIn } = setUp();
    for (const name of [one, other, third])
      await expect(logIn(name)).rejects.toMatchObject({ reason: 'passwordWrong' });
    await expect(logIn(then, RIGHT)).rejects.toMatchObject({ kind: 'captcha' });
  });

  it('are forgotten after a successful login by any of the names', async () => {
    const { logIn } = setUp();
    for (const name of [aliases[0], aliases[1]]) await expect(logIn(name)).rejects.toBeDefined();
    await logIn(aliases[2], RIGHT);
    for (const name of aliases) await expect(logIn(name)).rejects.toMatchObject({ reason: 'passwordWrong' });
  });

  it('lock the account under each name for fifteen minutes after five, also for the right password', async () => {
    const { logIn, withoutCaptcha, control } = setUp();
    for (const name of [...aliases, aliases[0]]) {
      withoutCaptcha();
      await expect(logIn(name)).rejects.toMatchObject({ reason: 'passwordWrong' });
    }
    withoutCaptcha();
    await expect(logIn(aliases[1])).rejects.toMatchObject({ reason: 'locked' });
    for (const name of aliases) {
      withoutCaptcha();
      await expect(logIn(name, RIGHT)).rejects.toMatchObject({ reason: 'locked' });
    }
    control().advance('15m');
    withoutCaptcha();
    expect((await logIn(aliases[2], RIGHT)).userInfo.phone).toBe(aliases[0]);
  });

  it('are counted together with wrong old passwords in modifyPassword', async () => {
    const { client, logIn, withoutCaptcha } = setUp();
    await client.logIn();
    const modify = () =>
      client.gateway.call(modifyPassword, {
        oldPassword: encrypt(WRONG),
        password: encrypt('N3wPassword'),
        passwordConfirm: encrypt('N3wPassword'),
      });
    for (let tries = 1; tries < 5; tries++)
      await expect(modify()).rejects.toMatchObject({ reason: 'passwordWrong' });
    await expect(modify()).rejects.toMatchObject({ reason: 'locked' });
    withoutCaptcha();
    await expect(logIn(aliases[0], RIGHT)).rejects.toMatchObject({ reason: 'locked' });
  });

  it('do not count for another account', async () => {
    const { logIn } = setUp();
    for (const name of aliases) await expect(logIn(name)).rejects.toBeDefined();
    expect((await logIn('13800000002', RIGHT)).userInfo.phone).toBe('13800000002');
  });
});

describe('failed logins by names that nobody has', () => {
  it.each(['__proto__', 'constructor', 'acc-candidate', 'x'.repeat(100_000)])(
    'are counted like any other: %.20s',
    async (name) => {
      const { logIn, control } = setUp();
      for (let tries = 0; tries < 3; tries++)
        await expect(logIn(name)).rejects.toMatchObject({ reason: 'accountUnknown' });
      await expect(logIn(name)).rejects.toMatchObject({ kind: 'captcha' });
      await logIn(aliases[0], RIGHT);
      for (const key of Object.keys(control().snapshot().failedLogins))
        expect(key.length).toBeLessThanOrEqual(NAME_MAX + 'directory:'.length);
    },
  );
});

describe('the lock of the directory’s accounts', () => {
  it('strikes after five wrong passwords of a known or unknown user, also for the right password', async () => {
    for (const name of ['employee', 'nobody-of-it']) {
      const { signOn, withoutCaptcha, control } = setUp();
      for (let tries = 1; tries < 5; tries++) {
        withoutCaptcha();
        await expect(signOn(name)).rejects.toMatchObject({ reason: 'passwordWrong' });
      }
      withoutCaptcha();
      await expect(signOn(name)).rejects.toMatchObject({ reason: 'locked' });
      withoutCaptcha();
      await expect(signOn(name, RIGHT)).rejects.toMatchObject({ reason: 'locked' });
      control().advance('15m');
    }
  });
});
