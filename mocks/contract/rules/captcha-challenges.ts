import { captchaGet } from '@careers/gateway/contract';
import { recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { kinds } from './captcha-checks.ts';
import { type Rule, rule } from './rule.ts';

/** What a challenge is made of. */
export const captchaChallengeRules: readonly Rule[] = [
  ...kinds.map((captchaType) =>
    rule(
      'captchaGet',
      `makes a new ${captchaType} each time, of 310 by 155 pixels`,
      recipe(async (probe) => {
        const seen = [];
        for (let at = 0; at < 2; at++) {
          const { repCode, repData } = await probe.call(captchaGet, { captchaType });
          expectSame('the code', repCode, '0000');
          if (!repData) throw new Error('no challenge');
          const { originalImageBase64, jigsawImageBase64, secretKey, wordList } = repData;
          expectSize('the picture', originalImageBase64, '310x155');
          if (captchaType === 'blockPuzzle') expectSize('the strip', jigsawImageBase64 ?? '', '47x155');
          else expectSame('words to click', wordList?.length, 3);
          expectTrue('its key has 16 characters, or there is none', !secretKey || secretKey.length === 16);
          seen.push(repData);
        }
        const [one, two] = seen;
        expectTrue('tokens differ', one?.token !== two?.token);
        expectTrue('pictures differ', one?.originalImageBase64 !== two?.originalImageBase64);
      }),
    ),
  ),
  rule(
    'captchaGet',
    'answers a kind that there is not with a code and words, and no challenge',
    recipe(async (probe) => {
      const { repCode, repMsg, repData } = await probe.call(captchaGet, { captchaType: 'riddle' });
      expectTrue(`it says ${repCode}, and why`, repCode !== '0000' && repMsg !== '' && repData === null);
    }),
  ),
];

/** Width and height of a PNG, as its header says; a JPEG has them elsewhere, and is taken as it is. */
function expectSize(what: string, base64: string, due: string): void {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return;
  expectSame(`${what}’s format`, bytes.subarray(1, 4).toString('latin1'), 'PNG');
  expectSame(`${what}’s size`, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, due);
}
