import {
  captchaVerification,
  clickPoints,
  encrypt,
  readChallengeReply,
  sliderPoint,
} from '@careers/captcha/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CaptchaServiceOptions,
  type CaptchaState,
  createCaptchaService,
  emptyCaptchaState,
} from './service.ts';
import { findGap } from './solve.ts';
import { seeded } from './testing.ts';
import { findWords } from './words/find-words.ts';

let time = 0;
let state: CaptchaState = emptyCaptchaState();
beforeEach(() => {
  time = 1_700_000_000_000;
  state = emptyCaptchaState();
});

function createService(options: Partial<CaptchaServiceOptions> = {}) {
  let tokens = 0;
  const newToken = () => `token-${++tokens}`;
  return createCaptchaService({ state, now: () => time, random: seeded(3), newToken, ...options });
}

/** A challenge, with a function that answers it at a distance from the right place. */
function challenge(service = createService(), client: { clientUid?: string } = {}) {
  const { repData } = service.get({ captchaType: 'blockPuzzle', ...client });
  if (!repData) throw new Error('no challenge');
  const { token, secretKey } = repData;
  const open = state.challenges[token];
  const right = open?.answer.captchaType === 'blockPuzzle' ? open.answer.x : Number.NaN;
  const submit = (plain: string) =>
    service.check({ captchaType: 'blockPuzzle', token, pointJson: encrypt(secretKey, plain), ...client });
  const answer = (off: number) => submit(sliderPoint(right + off));
  const verification = (off = 0) => captchaVerification(token, sliderPoint(right + off), secretKey);
  return { service, repData, token, secretKey, right, submit, answer, verification };
}

describe('the call get of the captcha service', () => {
  it('answers a challenge that a client can read, with a key of 16 characters', () => {
    const reply = createService().get({ captchaType: 'blockPuzzle', clientUid: 'a', ts: 1 });
    expect(readChallengeReply(JSON.parse(JSON.stringify(reply)))).toEqual(reply);
    expect(reply).toMatchObject({
      repCode: '0000',
      repMsg: null,
      repData: { token: 'token-1', wordList: null },
    });
    expect(reply.repData?.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it('gives no key when encryption is off, and then accepts plain answers', () => {
    const { secretKey, answer, service, verification, right, token } = challenge(
      createService({ encrypt: false }),
    );
    expect(secretKey).toBeNull();
    expect(answer(0).repCode).toBe('0000');
    expect(verification()).toBe(`${token}---{"x":${right},"y":5}`);
    expect(service.redeem(verification(), 'blockPuzzle')).toBe('ok');
  });

  it('requires captchaType', () => {
    for (const request of [{}, { captchaType: '' }, { captchaType: null }, { captchaType: 5 }]) {
      expect(createService().get(request)).toEqual({
        repCode: '0011',
        repMsg: 'captchaType不能为空',
        repData: null,
      });
    }
  });

  it.each(['rotate', 'constructor'])('refuses the unknown type %s', (captchaType) => {
    expect(createService().get({ captchaType })).toEqual({
      repCode: '6112',
      repMsg: '获取验证码失败,请联系管理员',
      repData: null,
    });
  });
});

describe('the call check of the captcha service', () => {
  it.each([
    [-6, '6111'],
    [-5.01, '6111'],
    [-5, '0000'],
    [0, '0000'],
    [5, '0000'],
    [5.99, '0000'],
    [6, '6111'],
  ])('answers a slider that is %d px off with %s', (off, repCode) => {
    expect(challenge().answer(off).repCode).toBe(repCode);
  });

  it('passes the gap that a reader finds in the pictures', () => {
    const { repData, submit } = challenge();
    const { originalImageBase64, jigsawImageBase64 } = repData;
    if (!jigsawImageBase64) throw new Error('no piece');
    expect(submit(sliderPoint(findGap({ originalImageBase64, jigsawImageBase64 }).x)).repCode).toBe('0000');
  });

  it('names the type and the token of the answer that passed', () => {
    expect(challenge().answer(0)).toEqual({
      repCode: '0000',
      repMsg: null,
      repData: { captchaType: 'blockPuzzle', token: 'token-1', result: true },
    });
  });

  it.each(['{"x":null,"y":5}', '{"x":1}', '[]', 'NaN', ''])('refuses the answer %s', (plain) => {
    expect(challenge().submit(plain).repCode).toBe('6111');
  });

  it('refuses another y than 5', () => {
    const { right, submit } = challenge();
    expect(submit(JSON.stringify({ x: right, y: 6 })).repCode).toBe('6111');
  });

  it('refuses an answer under another key', () => {
    const { service, token, right } = challenge();
    const pointJson = encrypt('abcdefghijklmnop', sliderPoint(right));
    expect(service.check({ captchaType: 'blockPuzzle', token, pointJson })).toEqual({
      repCode: '6111',
      repMsg: '验证失败',
      repData: null,
    });
  });

  it('refuses an answer for another type', () => {
    const { service, token, secretKey, right } = challenge();
    const pointJson = encrypt(secretKey, sliderPoint(right));
    expect(service.check({ captchaType: 'clickWord', token, pointJson }).repCode).toBe('6111');
  });

  it('spends the token when the answer passes', () => {
    const { answer } = challenge();
    expect(answer(0).repCode).toBe('0000');
    expect(answer(0)).toEqual({ repCode: '6110', repMsg: '验证码已失效，请重新获取', repData: null });
  });

  it('spends the token when the answer fails', () => {
    const { answer } = challenge();
    expect(answer(50).repCode).toBe('6111');
    expect(answer(0).repCode).toBe('6110');
  });

  it('knows no other token', () => {
    for (const token of ['other', 'constructor', '__proto__']) {
      const reply = createService().check({ captchaType: 'blockPuzzle', token, pointJson: 'x' });
      expect(reply.repCode).toBe('6110');
    }
  });

  it('accepts a token for 120 seconds', () => {
    const inTime = challenge();
    time += 119_999;
    expect(inTime.answer(0).repCode).toBe('0000');
    const late = challenge();
    time += 120_000;
    expect(late.answer(0).repCode).toBe('6110');
  });

  it.each(['captchaType', 'pointJson', 'token'])('requires %s', (field) => {
    const request = { captchaType: 'blockPuzzle', pointJson: 'x', token: 'y', [field]: undefined };
    expect(createService().check(request)).toEqual({
      repCode: '0011',
      repMsg: `${field}不能为空`,
      repData: null,
    });
  });
});

describe('click words', () => {
  /** A challenge, with a function that answers it with each click at a distance from its word's baseline-left corner. */
  function wordChallenge(service = createService()) {
    const { repData } = service.get({ captchaType: 'clickWord' });
    if (!repData) throw new Error('no challenge');
    const { token, secretKey, originalImageBase64, wordList } = repData;
    const open = state.challenges[token]?.answer;
    const right = open?.captchaType === 'clickWord' ? open.points : [];
    const submit = (plain: string, captchaType = 'clickWord') =>
      service.check({ captchaType, token, pointJson: encrypt(secretKey, plain) });
    const near = (x: number, y: number) =>
      clickPoints(right.map((point) => ({ x: point.x + x, y: point.y + y })));
    const proof = (plain: string) => captchaVerification(token, plain, secretKey);
    return { service, repData, right, submit, near, proof, originalImageBase64, wordList: wordList ?? [] };
  }

  it('asks for three words in a picture, and has no piece', () => {
    const { repData, wordList } = wordChallenge();
    expect(readChallengeReply(JSON.parse(JSON.stringify({ repCode: '0000', repData })))?.repData).toEqual(
      repData,
    );
    expect(repData.jigsawImageBase64).toBeNull();
    expect(repData.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(wordList).toHaveLength(3);
  });

  it('does not say where the words are', () => {
    const { repData, right } = wordChallenge();
    const { originalImageBase64: _, ...told } = repData;
    for (const { x, y } of right) expect(JSON.stringify(told)).not.toContain(`"x":${x},"y":${y}`);
  });

  it.each([
    [0, 0, '0000'],
    [25, -25, '0000'],
    [-25, 25, '0000'],
    [26, 0, '6111'],
    [-26, 0, '6111'],
    [0, 26, '6111'],
    [0, -26, '6111'],
  ])('answers clicks that are %d and %d px off with %s', (x, y, repCode) => {
    const { near, submit } = wordChallenge();
    expect(submit(near(x, y)).repCode).toBe(repCode);
  });

  it('refuses the words in another order', () => {
    const { right, submit } = wordChallenge();
    expect(submit(clickPoints([...right].reverse())).repCode).toBe('6111');
  });

  it('refuses one word clicked twice in place of another', () => {
    const { right, submit } = wordChallenge();
    const [first, second] = right;
    if (!first || !second) throw new Error('no points');
    expect(submit(clickPoints([first, second, second])).repCode).toBe('6111');
  });

  it.each(['[]', '[{"x":1,"y":1},{"x":1,"y":1}]', '{"x":1,"y":5}', 'null', 'NaN'])(
    'refuses the answer %s',
    (plain) => {
      expect(wordChallenge().submit(plain).repCode).toBe('6111');
    },
  );

  it('passes the words that a reader finds in the picture, once, and accepts the proof once', () => {
    const { service, submit, proof, originalImageBase64, wordList } = wordChallenge();
    const plain = clickPoints(findWords({ originalImageBase64, wordList }));
    expect(submit(plain)).toMatchObject({
      repCode: '0000',
      repData: { captchaType: 'clickWord', result: true },
    });
    expect(submit(plain).repCode).toBe('6110');
    expect(service.redeem(proof(plain), 'clickWord')).toBe('ok');
    expect(service.redeem(proof(plain), 'clickWord')).toBe('invalid');
  });

  it('spends its token by a wrong answer, and by an answer for the slider', () => {
    const wrong = wordChallenge();
    wrong.submit(wrong.near(60, 0));
    expect(wrong.submit(wrong.near(0, 0)).repCode).toBe('6110');
    const mixed = wordChallenge();
    expect(mixed.submit(mixed.near(0, 0), 'blockPuzzle').repCode).toBe('6111');
    expect(mixed.submit(mixed.near(0, 0)).repCode).toBe('6110');
  });
});

describe('redeeming the proof of a passed captcha', () => {
  it('succeeds once, with the proof that the client computes', () => {
    const { service, answer, verification } = challenge();
    answer(3.25);
    expect(service.redeem(verification(3.25), 'blockPuzzle')).toBe('ok');
    expect(service.redeem(verification(3.25), 'blockPuzzle')).toBe('invalid');
  });

  it('is refused before the check, after a failed check, and with another answer', () => {
    const { service, answer, verification } = challenge();
    expect(service.redeem(verification(), 'blockPuzzle')).toBe('invalid');
    answer(50);
    expect(service.redeem(verification(50), 'blockPuzzle')).toBe('invalid');
    const passed = challenge(service);
    passed.answer(1);
    expect(service.redeem(passed.verification(0), 'blockPuzzle')).toBe('invalid');
  });

  it('spends the proof, also when another type was asked for', () => {
    const { service, answer, verification } = challenge();
    answer(0);
    expect(service.redeem(verification(), 'clickWord')).toBe('invalid');
    expect(service.redeem(verification(), 'blockPuzzle')).toBe('invalid');
  });

  it('is possible for 180 seconds', () => {
    const inTime = challenge();
    inTime.answer(0);
    time += 179_999;
    expect(inTime.service.redeem(inTime.verification(), 'blockPuzzle')).toBe('ok');
    const late = challenge();
    late.answer(0);
    time += 180_000;
    expect(late.service.redeem(late.verification(), 'blockPuzzle')).toBe('invalid');
  });

  it.each(['', 'nonsense', '__proto__', 'constructor'])('is refused with %j', (verification) => {
    expect(createService().redeem(verification, 'blockPuzzle')).toBe('invalid');
  });
});

describe('the limits of the captcha service', () => {
  // A type of puzzle that does not exist: it is counted like any other, and nothing is painted for it.
  const request = { captchaType: 'rotate', clientUid: '__proto__' };

  it('are 120 calls of get a minute for each client', () => {
    const service = createService();
    const codes = Array.from({ length: 121 }, () => service.get(request).repCode);
    expect(codes.filter((code) => code === '6112')).toHaveLength(120);
    expect(service.get(request)).toMatchObject({
      repCode: '6201',
      repMsg: 'get接口请求次数超限，请稍后再试!',
    });
    expect(service.get({ ...request, clientUid: 'other' }).repCode).toBe('6112');
    expect(service.get({ captchaType: 'rotate' }).repCode).toBe('6112');
    time += 60_000;
    expect(service.get(request).repCode).toBe('6112');
  });

  it('are 600 calls of check a minute for each client', () => {
    const service = createService();
    const check = { ...request, pointJson: 'x', token: 'y' };
    for (let at = 0; at < 600; at++) expect(service.check(check).repCode).toBe('6110');
    expect(service.check(check)).toMatchObject({
      repCode: '6204',
      repMsg: 'check接口请求次数超限，请稍后再试!',
    });
  });

  it('lock a client for a minute after five failed checks', () => {
    const service = createService();
    const client = { clientUid: 'a' };
    for (let at = 0; at < 5; at++) expect(challenge(service, client).answer(60).repCode).toBe('6111');
    const get = { captchaType: 'blockPuzzle', ...client };
    expect(service.get(get)).toEqual({
      repCode: '6202',
      repMsg: '接口验证失败数过多，请稍后再试',
      repData: null,
    });
    expect(service.get({ ...get, clientUid: 'b' }).repCode).toBe('0000');
    time += 59_999;
    expect(service.get(get).repCode).toBe('6202');
    time += 1;
    expect(service.get(get).repCode).toBe('0000');
  });
});

describe('the state of the captcha service', () => {
  it('can be copied as JSON, and a service continues with the copy', () => {
    const { answer, verification, repData, right } = challenge(createService(), { clientUid: 'a' });
    answer(0);
    challenge();
    state = JSON.parse(JSON.stringify(state));
    expect(createService().redeem(verification(), 'blockPuzzle')).toBe('ok');
    expect(JSON.stringify(repData)).not.toContain(`"x":${right}`);
  });

  it('does not keep what has expired', () => {
    challenge(createService(), { clientUid: 'a' });
    challenge().answer(0);
    time += 300_000;
    createService().redeem('x', 'blockPuzzle');
    expect(state).toEqual(emptyCaptchaState());
  });
});
