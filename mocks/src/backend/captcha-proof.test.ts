import {
  captchaCheck,
  captchaGet,
  getEncryptedString,
  ifAccountExist,
  login,
  queryHotWords,
  submitFeedback,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../faults/rule.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { createTestClient } from '../testing/client.ts';
import { LOOK_UPS } from './look-ups.ts';

type CaptchaType = 'blockPuzzle' | 'clickWord';

function setUp(config: Partial<WorldConfig> = {}) {
  const client = createTestClient(config);
  /** Logs in with the proof of a solved puzzle, naming the kind of puzzle it was. */
  const logIn = (username: string, passed: CaptchaType, said: string = passed) => {
    const { verifications } = client.world().state().captcha;
    verifications.proof = { captchaType: passed, expiresAt: client.world().clock.now() + 60_000 };
    return client.gateway.call(login, {
      loginType: 'verificationCode',
      username,
      verificationCode: '888888',
      captchaVerification: 'proof',
      captchaType: said,
    });
  };
  return { client, logIn };
}

const { slider, clickWords, candidate } = magicAccounts;

describe('the proof of a captcha', () => {
  it.each([
    [slider.phone, 'clickWord', 'clickWord', 'blockPuzzle'],
    [slider.phone, 'clickWord', 'blockPuzzle', 'blockPuzzle'],
    [clickWords.phone, 'blockPuzzle', 'blockPuzzle', 'clickWord'],
    [clickWords.phone, 'blockPuzzle', 'clickWord', 'clickWord'],
    [clickWords.phone, 'blockPuzzle', '', 'clickWord'],
  ] as const)(
    'does not let %s in, when a passed %s is sent with the captchaType %j',
    async (phone, passed, said, wanted) => {
      const { logIn } = setUp();
      await expect(logIn(phone, passed, said)).rejects.toMatchObject({
        kind: 'captcha',
        data: { captchaType: wanted },
      });
    },
  );

  it.each([
    [slider.phone, 'blockPuzzle', 'blockPuzzle'],
    [slider.phone, 'blockPuzzle', ''],
    [clickWords.phone, 'clickWord', 'clickWord'],
  ] as const)('lets %s in, when a passed %s is sent with the captchaType %j', async (phone, passed, said) => {
    const { logIn } = setUp();
    expect((await logIn(phone, passed, said)).userInfo.phone).toBe(phone);
  });

  it('is needed once in a call, also when both a fault and the account ask for it', async () => {
    const faults = [{ method: 'rm.account.login', kind: 'captcha', when: 'always' }] as const;
    const { logIn } = setUp({ faults });
    for (const { phone } of [slider, clickWords, candidate])
      expect((await logIn(phone, 'blockPuzzle')).userInfo.phone).toBe(phone);
  });
});

describe('the fault “captcha” on every call', () => {
  const everything = (when: FaultRule['when']) => ({
    faults: [{ method: '*', kind: 'captcha', when }] as const,
  });

  it('does not strike captchaGet and captchaCheck, and lets a call with a proof pass', async () => {
    const { client, logIn } = setUp(everything('always'));
    const { call } = client.gateway;
    await expect(call(queryHotWords, {})).rejects.toMatchObject({ kind: 'captcha' });
    const captchaType = 'blockPuzzle';
    expect((await call(captchaGet, { captchaType })).repCode).toBe('0000');
    expect((await call(captchaCheck, { captchaType, pointJson: 'x', token: 'x' })).repCode).toBe('6110');
    expect((await logIn(candidate.phone, captchaType)).userInfo.phone).toBe(candidate.phone);
  });

  it('does not strike file uploads and plain GETs, which could not show a captcha', async () => {
    const { client } = setUp(everything('always'));
    expect((await client.gateway.call(getEncryptedString, {})).key).toHaveLength(16);
    const options = { linkToken: 'attachments-open' };
    expect((await client.files.upload(new File(['%PDF-1.7'], 'one.pdf'), options)).size).toBe(8);
  });

  it('that strikes once is not used up by calls that it does not strike', async () => {
    const { client } = setUp(everything('once'));
    const { call } = client.gateway;
    await call(captchaGet, { captchaType: 'blockPuzzle' });
    await call(getEncryptedString, {});
    await expect(call(queryHotWords, {})).rejects.toMatchObject({ kind: 'captcha' });
    await expect(call(queryHotWords, {})).resolves.not.toEqual([]);
  });
});

describe('a captcha is asked for before the website is looked up', () => {
  const sites = [
    ['that there is not', 'site-that-does-not-exist', { message: '网站不存在' }],
    ['that nobody names', undefined, { reason: 'siteMissing' }],
  ] as const;

  it.each(sites)(
    'by a login on a website %s, which is refused for the website once it has a proof',
    async (_, site, told) => {
      const { client, logIn } = setUp();
      client.site = site;
      const bare = client.gateway.call(login, {
        loginType: 'password',
        username: slider.phone,
        password: 'unread',
      });
      await expect(bare).rejects.toMatchObject({ kind: 'captcha' });
      await expect(logIn(slider.phone, 'blockPuzzle')).rejects.toMatchObject(told);
    },
  );

  it.each(sites)('by a look-up beyond the limit on a website %s', async (_, site) => {
    const { client } = setUp();
    const ask = () => client.gateway.call(ifAccountExist, { username: '13700000001', usernameType: 'phone' });
    for (let asked = 0; asked < LOOK_UPS; asked++) await ask();
    client.site = site;
    await expect(ask()).rejects.toMatchObject({ kind: 'captcha' });
  });

  it.each(sites)('a login on a website %s does not count as a failed login', async (_, site, told) => {
    const { client } = setUp();
    client.site = site;
    const attempt = () =>
      client.gateway.call(login, { loginType: 'password', username: candidate.phone, password: 'unread' });
    for (let tried = 0; tried < 4; tried++) await expect(attempt()).rejects.toMatchObject(told);
  });

  it.each(sites)(
    'where no captcha is asked for, a website %s is refused with its usual reason',
    async (_, site, told) => {
      const { client } = setUp();
      client.site = site;
      const say = client.gateway.call(submitFeedback, { content: 'Good.', idempotencyKey: 'feedback-once' });
      await expect(say).rejects.toMatchObject(told);
    },
  );
});
