import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { number, text } from './shapes.ts';

/** The puzzles that a gateway can ask for: the slider, or the words to click. */
export type CaptchaKind = 'blockPuzzle' | 'clickWord';

const client = { clientUid: v.optional(v.string()), ts: v.optional(number) };

/**
 * AJ-Captcha's reply: success of the call, whether the captcha passed or not (decisions, section 4). Data of another shape are none:
 * some servers write an empty challenge beside a refusal, whose message must not be lost with it.
 */
const reply = <Data extends v.GenericSchema>(data: Data) =>
  v.object({
    repCode: text,
    repMsg: v.nullish(v.string(), ''),
    repData: v.fallback(v.nullish(data, null), null),
  });

/** A new challenge: images are base64 PNG or JPEG without a `data:` prefix. */
export const captchaGet = defineMethod({
  name: 'get',
  groups: ['captcha'],
  param: v.object({ captchaType: v.string(), ...client }),
  data: reply(
    v.object({
      originalImageBase64: v.string(),
      jigsawImageBase64: v.nullish(v.string(), null),
      token: v.string(),
      secretKey: v.nullish(v.string(), null),
      wordList: v.nullish(v.array(v.string()), null),
    }),
  ),
});

/** Checks an answer; a token is spent by its first check, pass or fail. */
export const captchaCheck = defineMethod({
  name: 'check',
  groups: ['captcha'],
  param: v.object({ captchaType: v.string(), pointJson: v.string(), token: v.string(), ...client }),
  data: reply(v.unknown()),
});
