import * as captcha from './captcha.ts';
import { needing, type ReferenceOf, recipe } from './reference-types.ts';

const { captchaCheck, captchaGet } = captcha;

const blockPuzzle = { captchaType: 'blockPuzzle' } as const;

export const captchaReference: ReferenceOf<typeof captcha> = {
  captchaGet: {
    summary:
      'A new captcha: pictures, a token that lives 120 s, and the key that answers are encrypted with.',
    example: {
      param: { ...blockPuzzle, clientUid: 'slider-1', ts: 1_767_225_600_000 },
      data: {
        repCode: '0000',
        repMsg: '',
        repData: {
          originalImageBase64: 'iVBORw0KGgo…',
          jigsawImageBase64: 'iVBORw0KGgo…',
          token: 'token-1',
          secretKey: '0123456789abcdef',
          wordList: null,
        },
      },
    },
    success: recipe(async (probe) => {
      const { repCode, repData } = await probe.call(captchaGet, blockPuzzle);
      if (repCode !== '0000' || repData === null) throw new Error(`no challenge, but ${repCode}`);
    }),
    reasons: {},
  },

  captchaCheck: {
    summary: 'Checks an answer; the call succeeds whether the captcha passed or not, and the token is spent.',
    example: {
      param: { ...blockPuzzle, pointJson: 'base64 of AES', token: 'token-1' },
      data: { repCode: '0000', repMsg: '', repData: { ...blockPuzzle, token: 'token-1', result: true } },
    },
    success: recipe(async (probe) => {
      const { repData } = await probe.call(captchaGet, blockPuzzle);
      const answer = { ...blockPuzzle, token: repData?.token ?? '', pointJson: 'no answer' };
      const failed = await probe.call(captchaCheck, answer);
      const spent = await probe.call(captchaCheck, answer);
      if (failed.repCode !== '6111' || spent.repCode !== '6110') {
        throw new Error(`expected 6111, then 6110; got ${failed.repCode}, then ${spent.repCode}`);
      }
    }),
    reasons: {},
    also: {
      'passes the right answer': needing(['captcha-solver'], (probe) => probe.solveCaptcha('blockPuzzle')),
      'refuses an answer after 120 s': needing(['clock'], async (probe) => {
        const { repData } = await probe.call(captchaGet, blockPuzzle);
        await probe.advance('120s');
        const { repCode } = await probe.call(captchaCheck, {
          ...blockPuzzle,
          token: repData?.token ?? '',
          pointJson: 'too late',
        });
        if (repCode !== '6110') throw new Error(`expected 6110, got ${repCode}`);
      }),
    },
  },
};
