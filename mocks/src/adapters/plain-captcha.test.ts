import { describe, expect, it } from 'vitest';
import { type FaultKind, readFault } from '../faults/rule.ts';
import { readWorldAddress } from '../scenarios/address.ts';
import { createLocalWorld } from './fetch.ts';

function setUp(...faults: readonly string[]) {
  const { transport } = createLocalWorld({ faults: faults.map(readFault) });
  return (call: 'get' | 'check', body: string, signal = new AbortController().signal) =>
    transport({ method: 'POST', url: `/captcha/${call}`, headers: {}, body }, { signal });
}

const slider = JSON.stringify({ captchaType: 'blockPuzzle' });
const answer = JSON.stringify({ captchaType: 'blockPuzzle', pointJson: 'x', token: 'x' });
const codeIn = (text: string) => (JSON.parse(text) as { repCode: string }).repCode;

describe('the plain AJ-Captcha endpoints', () => {
  it('are logged like any call: with the param, the code of the answer, and the fault that struck', async () => {
    const { transport, control } = createLocalWorld({ faults: [readFault('captcha.check:http502')] });
    const ask = (url: string, body: string) =>
      transport({ method: 'POST', url, headers: {}, body }, { signal: new AbortController().signal });
    await ask('/captcha/get', slider);
    await ask('/captcha/get', '{');
    await ask('/captcha/check', answer);
    expect(control().calls()).toMatchObject([
      { path: '/captcha/get', code: '0000', param: { captchaType: 'blockPuzzle' }, violations: [] },
      { path: '/captcha/get', code: '9999', param: '{' },
      { path: '/captcha/check', code: '6110', fault: 'http502' },
    ]);
    const calls = JSON.stringify(control().calls());
    expect(calls).not.toContain('Base64');
    expect(
      new Set(
        control()
          .calls()
          .map(({ id }) => id),
      ).size,
    ).toBe(3);
  });

  it('answer challenges and checks, and refuse a body that they cannot read', async () => {
    const ask = setUp();
    expect(codeIn((await ask('get', slider)).text)).toBe('0000');
    expect(codeIn((await ask('check', answer)).text)).toBe('6110');
    for (const body of ['', '{', 'x=1']) expect(codeIn((await ask('get', body)).text)).toBe('9999');
    for (const body of ['null', '[]', '7']) expect(codeIn((await ask('get', body)).text)).toBe('0011');
  });

  it.each([
    ['captcha.get:http500', 500],
    ['*:http502', 502],
  ])('fail under the fault %s', async (fault, status) => {
    expect((await setUp(fault)('get', slider)).status).toBe(status);
  });

  it.each([
    ['network', undefined],
    // Only this timeout ends the call.
    ['timeout', AbortSignal.timeout(200)],
  ])('do not answer under the fault %s', async (kind, signal) => {
    const ask = setUp(`captcha.check:${kind}`);
    await expect(ask('check', answer, signal)).rejects.toThrow();
    expect((await ask('get', slider)).status).toBe(200);
  });

  it.each(['cut', 'malformed', 'schema'])('give no challenge under the fault %s', async (kind) => {
    const { text } = await setUp(`captcha.get:${kind}`)('get', slider);
    const isChallenge = () => codeIn(text) === '0000';
    if (kind === 'cut') expect(isChallenge).toThrow(SyntaxError);
    else expect(isChallenge()).toBe(false);
  });

  it.each<FaultKind>(['451', '40101', 'captcha', 'badsign'])(
    'answer 9999 under the fault %s',
    async (kind) => {
      expect(codeIn((await setUp(`captcha.get:${kind}`)('get', slider)).text)).toBe('9999');
    },
  );

  it('fail as the preset captcha-broken says, and once under a fault that strikes once', async () => {
    const read = readWorldAddress('scenario=captcha-broken');
    if (!read.ok) throw new Error('the preset does not read');
    const { transport } = createLocalWorld(read.config);
    const request = { method: 'POST', url: '/captcha/get', headers: {}, body: slider } as const;
    expect((await transport(request, { signal: new AbortController().signal })).status).toBe(500);
    const ask = setUp('captcha.get:451:once');
    expect([codeIn((await ask('get', slider)).text), codeIn((await ask('get', slider)).text)]).toEqual([
      '9999',
      '0000',
    ]);
  });
});
