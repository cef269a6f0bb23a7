import { encrypt } from '@careers/captcha/protocol';
import { captchaCheck, captchaGet } from '@careers/gateway/contract';
import {
  type CaptchaKind,
  needing,
  type Probe,
  type ProbeWith,
  recipe,
  type SeenCaptcha,
} from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { plainAnswer } from '../target/solve-captcha.ts';
import { type Rule, rule } from './rule.ts';

export type Solver = ProbeWith<'captcha-solver'>;
type Points = SeenCaptcha['points'];

export const kinds: readonly CaptchaKind[] = ['blockPuzzle', 'clickWord'];

/** What a check of some points is answered. */
export function check(probe: Probe, captchaType: CaptchaKind, seen: SeenCaptcha, points: Points) {
  return checkText(probe, captchaType, seen, plainAnswer(captchaType, points));
}

/** The reply to an answer, which is given as it is before encryption. */
async function checkText(
  probe: Probe,
  captchaType: CaptchaKind,
  { token, secretKey }: Omit<SeenCaptcha, 'points'>,
  plain: string,
) {
  const pointJson = encrypt(secretKey, plain);
  return (await probe.call(captchaCheck, { captchaType, token, pointJson })).repCode;
}

/** The right answer, moved. */
export const moved = (points: Points, dx: number): Points => points.map(({ x, y }) => ({ x: x + dx, y }));

const spends = rule(
  'captchaCheck',
  'spends a token by its first check, pass or fail',
  needing(['captcha-solver'], async (probe) => {
    const passed = await probe.lookAtCaptcha('blockPuzzle');
    expectSame('the right answer', await check(probe, 'blockPuzzle', passed, passed.points), '0000');
    expectSame('the right answer again', await check(probe, 'blockPuzzle', passed, passed.points), '6110');
    const twice = await probe.lookAtCaptcha('blockPuzzle');
    const answer = () => check(probe, 'blockPuzzle', twice, twice.points);
    const codes = await Promise.all([answer(), answer()]);
    expectSame('the right answer, twice at once', codes.toSorted(), ['0000', '6110']);
    const failed = await probe.lookAtCaptcha('blockPuzzle');
    expectSame(
      'a wrong answer',
      await check(probe, 'blockPuzzle', failed, moved(failed.points, -60)),
      '6111',
    );
    expectSame(
      'the right answer after a wrong one',
      await check(probe, 'blockPuzzle', failed, failed.points),
      '6110',
    );
  }),
);

/** Sends a wrong answer as a client with an id. */
async function answerWrong(probe: Solver, clientUid: string): Promise<void> {
  const { token, secretKey, points } = await probe.lookAtCaptcha('blockPuzzle');
  const pointJson = encrypt(secretKey, plainAnswer('blockPuzzle', moved(points, -60)));
  await probe.call(captchaCheck, { captchaType: 'blockPuzzle', token, pointJson, clientUid });
}

/** Lets the slider go this many pixels beside its place, each time on a new picture, or on so many before its answer is wrong. */
async function slidesTo(
  probe: Solver,
  tries: readonly (readonly [dx: number, due: string])[],
  pictures = 1,
): Promise<void> {
  for (const [dx, due] of tries) {
    const codes: string[] = [];
    while (codes.length < pictures && codes.at(-1) !== due) {
      const seen = await probe.lookAtCaptcha('blockPuzzle');
      codes.push(await check(probe, 'blockPuzzle', seen, moved(seen.points, dx)));
    }
    expectSame(`the slider ${dx} px off`, codes.at(-1), due);
  }
}

/** Which answers are accepted, how often a client may try, and what the reply to a wrong answer says. */
export const captchaCheckRules: readonly Rule[] = [
  spends,
  rule(
    'captchaCheck',
    'passes the slider at its place, and not 20 px beside it',
    needing(['captcha-solver'], (probe) =>
      slidesTo(probe, [
        [0, '0000'],
        [-20, '6111'],
        [20, '6111'],
      ]),
    ),
  ),
  rule(
    'captchaCheck',
    'passes the slider from 5 px before its place to 5 px behind it, on the truncated x',
    // The solver finds the exact pixel in most pictures, but not in every one.
    needing(['captcha-solver', 'own-world'], (probe) =>
      slidesTo(
        probe,
        [
          [-6, '6111'],
          [-5.1, '6111'],
          [-5, '0000'],
          [5.9, '0000'],
          [6, '6111'],
        ],
        2,
      ),
    ),
  ),
  rule(
    'captchaCheck',
    'passes no slider whose y is not 5',
    needing(['captcha-solver'], async (probe) => {
      for (const y of [4, 6]) {
        const seen = await probe.lookAtCaptcha('blockPuzzle');
        const plain = JSON.stringify({ x: seen.points[0]?.x, y });
        expectSame(
          `the right x with a y of ${y}`,
          await checkText(probe, 'blockPuzzle', seen, plain),
          '6111',
        );
      }
    }),
  ),
  ...kinds.map((captchaType) =>
    rule(
      'captchaCheck',
      `answers whatever is no answer to ${captchaType} with a code, and passes none of it`,
      recipe(async (probe) => {
        const one = '{"x":1,"y":5}';
        for (const plain of [
          'null',
          '{}',
          '[]',
          '{"x":null,"y":5}',
          '{"x":"1","y":5}',
          `[${one}]`,
          '{"x":',
        ]) {
          const { repData } = await probe.call(captchaGet, { captchaType });
          const unseen = { token: repData?.token ?? '', secretKey: repData?.secretKey ?? null };
          const code = await checkText(probe, captchaType, unseen, plain);
          expectTrue(`${plain} is not passed, but ${code}`, code !== '0000');
        }
      }),
    ),
  ),
  rule(
    'captchaCheck',
    'passes no words of which one is clicked elsewhere, on either axis',
    needing(['captcha-solver'], async (probe) => {
      // The solver finds a word's middle, up to 18 px from the corner that counts: at this distance it is certainly more than
      // 25 px.
      for (const [dx, dy] of [
        [45, 0],
        [-45, 0],
        [0, 45],
        [0, -45],
      ] as const) {
        const seen = await probe.lookAtCaptcha('clickWord');
        const points = seen.points.map(({ x, y }, at) => (at === 2 ? { x: x + dx, y: y + dy } : { x, y }));
        expectSame(
          `the third word ${dx}, ${dy} px off`,
          await check(probe, 'clickWord', seen, points),
          '6111',
        );
      }
    }),
  ),
  rule(
    'captchaCheck',
    'passes words that are clicked in the order asked, and not in another order or elsewhere',
    needing(['captcha-solver'], async (probe) => {
      const seen = await probe.lookAtCaptcha('clickWord');
      expectSame('words in their order', await check(probe, 'clickWord', seen, seen.points), '0000');
      const other = await probe.lookAtCaptcha('clickWord');
      const [one, two, three] = other.points;
      const swapped = [two, one, three].flatMap((point) => point ?? []);
      expectSame('words with the first two swapped', await check(probe, 'clickWord', other, swapped), '6111');
      for (const points of [[], Array.from({ length: 3 }, () => ({ x: 155, y: 77 }))]) {
        const { repData } = await probe.call(captchaGet, { captchaType: 'clickWord' });
        const unseen = { token: repData?.token ?? '', secretKey: repData?.secretKey ?? null, points };
        const clicks = `${points.length} clicks on one place`;
        expectSame(clicks, await check(probe, 'clickWord', unseen, points), '6111');
      }
    }),
  ),
  rule(
    ['captchaCheck', 'captchaGet'],
    'takes a right answer after 100 s, and none after 121 s',
    needing(['captcha-solver', 'clock'], async (probe) => {
      const early = await probe.lookAtCaptcha('blockPuzzle');
      await probe.advance('100s');
      expectSame(
        'the right answer after 100 s',
        await check(probe, 'blockPuzzle', early, early.points),
        '0000',
      );
      const late = await probe.lookAtCaptcha('blockPuzzle');
      await probe.advance('121s');
      expectSame(
        'the right answer after 121 s',
        await check(probe, 'blockPuzzle', late, late.points),
        '6110',
      );
    }),
  ),
  rule(
    'captchaCheck',
    'passes an answer only under the kind and the key of its token',
    needing(['captcha-solver'], async (probe) => {
      const slider = await probe.lookAtCaptcha('blockPuzzle');
      const pointJson = encrypt(slider.secretKey, plainAnswer('blockPuzzle', slider.points));
      const other = await probe.call(captchaCheck, {
        captchaType: 'clickWord',
        token: slider.token,
        pointJson,
      });
      expectTrue(`a slider’s answer as words is not passed, but ${other.repCode}`, other.repCode !== '0000');
      const [mine, theirs] = [
        await probe.lookAtCaptcha('blockPuzzle'),
        await probe.lookAtCaptcha('blockPuzzle'),
      ];
      if (!mine.secretKey) return;
      const { repCode } = await probe.call(captchaCheck, {
        captchaType: 'blockPuzzle',
        token: mine.token,
        pointJson: encrypt(theirs.secretKey, plainAnswer('blockPuzzle', mine.points)),
      });
      expectSame('the right answer under another challenge’s key', repCode, '6111');
    }),
  ),
  rule(
    'captchaCheck',
    'says what is wrong by AJ-Captcha’s codes and words',
    recipe(async (probe) => {
      const { repData } = await probe.call(captchaGet, { captchaType: 'blockPuzzle' });
      const answer = { captchaType: 'blockPuzzle', token: repData?.token ?? '', pointJson: 'no answer' };
      const failed = await probe.call(captchaCheck, answer);
      expectSame('a wrong answer', [failed.repCode, failed.repMsg], ['6111', '验证失败']);
      const spent = await probe.call(captchaCheck, answer);
      expectSame('a spent token', [spent.repCode, spent.repMsg], ['6110', '验证码已失效，请重新获取']);
      const madeUp = await probe.call(captchaCheck, { ...answer, token: 'a-token-of-nobody' });
      expectSame('a made-up token', madeUp.repCode, '6110');
      for (const field of ['captchaType', 'pointJson', 'token'] as const) {
        const { repCode, repMsg } = await probe.call(captchaCheck, { ...answer, [field]: '' });
        expectSame(`an empty ${field}`, [repCode, repMsg], ['0011', `${field}不能为空`]);
      }
    }),
  ),
  rule(
    ['captchaCheck', 'captchaGet'],
    'locks a client for a minute after five wrong answers, and no other client',
    needing(['captcha-solver', 'clock', 'own-world'], async (probe) => {
      const [clientUid, another] = [probe.newKey(), probe.newKey()];
      const get = async (of: string) =>
        (await probe.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: of })).repCode;
      for (let at = 0; at < 5; at++) {
        expectSame(`a challenge after ${at} wrong answers`, await get(clientUid), '0000');
        await answerWrong(probe, clientUid);
      }
      expectSame(
        'the sixth, and another client’s',
        [await get(clientUid), await get(another)],
        ['6202', '0000'],
      );
      await probe.advance('61s');
      expectSame('a minute later', await get(clientUid), '0000');
    }),
  ),
  rule(
    ['captchaCheck', 'captchaGet'],
    'forgets wrong answers after a minute',
    needing(['captcha-solver', 'clock', 'own-world'], async (probe) => {
      const clientUid = probe.newKey();
      for (const minute of ['first', 'second']) {
        for (let at = 0; at < 4; at++) await answerWrong(probe, clientUid);
        const { repCode } = await probe.call(captchaGet, { captchaType: 'blockPuzzle', clientUid });
        expectSame(`a challenge after four wrong answers in the ${minute} minute`, repCode, '0000');
        await probe.advance('61s');
      }
    }),
  ),
];
