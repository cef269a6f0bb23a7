import { describe, expect, it, vi } from 'vitest';
import { captchaCheck, captchaGet, deliverResume, login } from '../contract/index.ts';
import type { CaptchaProof, GatewayHooks } from './hooks.ts';
import { captchaWanted, client, expired, failureOf, line, success } from './testing.ts';

const param = { loginType: 'password', username: '13800000001', password: 'encrypted' } as const;
const session = { Authorization: 'token-1', userInfo: { userid: 'u' } };
const proof = { captchaVerification: 'proof', captchaType: 'blockPuzzle' };
const solving = () =>
  vi.fn<NonNullable<GatewayHooks['onCaptchaRequired']>>(async (): Promise<CaptchaProof | undefined> => proof);

describe('needCaptchaVerification', () => {
  it('runs the captcha, then repeats the same call with its proof in the param', async () => {
    const server = line(captchaWanted, () => success(session));
    const onCaptchaRequired = solving();
    const { gateway } = client(server.transport, { onCaptchaRequired });
    expect(await gateway.call(login, param)).toMatchObject({ Authorization: 'token-1' });
    expect(server.calls().map(({ biz }) => biz)).toEqual([
      { method: 'login', param },
      { method: 'login', param: { ...param, ...proof } },
    ]);
  });

  it.each([
    [{ captchaType: 'clickWord' }, 'clickWord'],
    [{ captchaType: 'blockPuzzle' }, 'blockPuzzle'],
    [{ captchaType: 'rotate' }, 'blockPuzzle'],
    [{}, 'blockPuzzle'],
    [undefined, 'blockPuzzle'],
    ['text', 'blockPuzzle'],
  ])('with data %j asks for %s', async (data, captchaType) => {
    const onCaptchaRequired = solving();
    const { gateway } = client(
      line(
        () => captchaWanted(data),
        () => success(session),
      ).transport,
      {
        onCaptchaRequired,
      },
    );
    const { signal } = new AbortController();
    await gateway.call(login, param, { signal });
    expect(onCaptchaRequired.mock.calls).toEqual([[captchaType, signal]]);
  });

  it('asks again for a wrong or stale proof, three times at most, with the newest proof alone', async () => {
    const server = line(captchaWanted);
    let round = 0;
    const onCaptchaRequired = vi.fn(async () => ({
      captchaType: 'blockPuzzle',
      captchaVerification: `proof-${++round}`,
    }));
    const { gateway } = client(server.transport, { onCaptchaRequired });
    expect(await failureOf(gateway.call(login, param))).toMatchObject({
      kind: 'captcha',
      message: '请先验证',
    });
    expect(onCaptchaRequired).toHaveBeenCalledTimes(3);
    expect(server.calls().map(({ biz }) => biz.param)).toEqual([
      param,
      { ...param, captchaType: 'blockPuzzle', captchaVerification: 'proof-1' },
      { ...param, captchaType: 'blockPuzzle', captchaVerification: 'proof-2' },
      { ...param, captchaType: 'blockPuzzle', captchaVerification: 'proof-3' },
    ]);
  });

  it('fails with kind captcha when the person gives up', async () => {
    const server = line(captchaWanted);
    const { gateway } = client(server.transport, { onCaptchaRequired: async () => undefined });
    expect(await failureOf(gateway.call(login, param))).toMatchObject({
      kind: 'captcha',
      code: 'needCaptchaVerification',
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['is no captcha', undefined],
    ['is a captcha that breaks', () => Promise.reject(new Error('no picture'))],
    [
      'is a captcha that breaks at once',
      () => {
        throw new Error('no captcha');
      },
    ],
  ])('fails with kind captcha when there %s', async (_, onCaptchaRequired) => {
    const hooks: GatewayHooks = onCaptchaRequired ? { onCaptchaRequired } : {};
    const { gateway } = client(line(captchaWanted).transport, hooks);
    expect(await failureOf(gateway.call(login, param))).toMatchObject({ kind: 'captcha' });
  });

  it('is not asked for by a call that asks nobody', async () => {
    const onCaptchaRequired = solving();
    const { gateway } = client(line(captchaWanted).transport, { onCaptchaRequired });
    const failure = await failureOf(gateway.call(login, param, { onExpiry: 'fail' }));
    expect(failure).toMatchObject({ kind: 'captcha' });
    expect(onCaptchaRequired).not.toHaveBeenCalled();
  });

  it('keeps the idempotency key through captcha and login, and the proof through the login', async () => {
    const server = line(captchaWanted, expired);
    const { gateway, session: live } = client(
      server.transport,
      {
        onCaptchaRequired: async () => proof,
        onExpired: async () => {
          live.token = 'new';
          return true;
        },
      },
      { token: 'old' },
    );
    const submit = { positionId: 'p', source: 'resume', idempotencyKey: 'key-12345678' } as const;
    expect(await failureOf(gateway.call(deliverResume, submit))).toMatchObject({ kind: 'expired' });
    expect(server.calls().map(({ biz }) => biz.param)).toEqual([
      submit,
      { ...submit, ...proof },
      { ...submit, ...proof },
    ]);
  });

  it('leaves the caller’s param as it was', async () => {
    const given = Object.freeze({ ...param });
    const { gateway } = client(line(captchaWanted, () => success(session)).transport, {
      onCaptchaRequired: async () => proof,
    });
    await gateway.call(login, given);
    expect(given).toEqual(param);
  });
});

/** A challenge as the gateway passes it on. */
const challenge = {
  originalImageBase64: 'a',
  jigsawImageBase64: 'b',
  token: 't',
  secretKey: null,
  wordList: null,
};

describe('what AJ-Captcha answers through the gateway', () => {
  const asked = (data: unknown) =>
    client(line(() => success(data)).transport).gateway.call(captchaGet, { captchaType: 'blockPuzzle' });

  // On a failure the server's message is shown (section 8): what a server writes beside it is no reason to lose it.
  it.each([undefined, null, {}, [], '', { token: null }])(
    'is a refusal with %j beside it',
    async (repData) => {
      expect(await asked({ repCode: '6112', repMsg: 'none left', repData })).toEqual({
        repCode: '6112',
        repMsg: 'none left',
        repData: null,
      });
    },
  );

  it('has a code that may be a number, as every quoted value', async () => {
    expect(await asked({ repCode: 6201, repMsg: 'later' })).toMatchObject({ repCode: '6201' });
    const { gateway } = client(line(() => success({ repCode: 6111 })).transport);
    const answer = { captchaType: 'blockPuzzle', pointJson: 'p', token: 't' };
    expect(await gateway.call(captchaCheck, answer)).toMatchObject({ repCode: '6111' });
  });

  it('is no challenge where a success has half of one', async () => {
    expect(await asked({ repCode: '0000', repData: challenge })).toMatchObject({ repData: challenge });
    const { token: _, ...half } = challenge;
    expect(await asked({ repCode: '0000', repData: half })).toMatchObject({ repData: null });
  });
});
