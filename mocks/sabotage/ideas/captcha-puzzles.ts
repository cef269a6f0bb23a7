import {
  captchaVerification,
  readClickPoints,
  readPointJson,
  readSliderPoint,
} from '@careers/captcha/protocol';
import type { Backend } from '../../src/backend/context.ts';
import type { CaptchaService } from '../../src/captcha/service.ts';
import type { MarkApplied, Sabotage, Wrong } from '../sabotage.ts';
import { before } from './lifetimes.ts';

type State = ReturnType<Backend['state']>['captcha'];

/** Wraps the captcha service of a world. */
function service(
  change: (right: CaptchaService, state: State, markApplied: MarkApplied) => Partial<CaptchaService>,
): Wrong {
  return (markApplied) => ({
    captcha: (right, backend) => ({ ...right, ...change(right, backend.state().captcha, markApplied) }),
  });
}

/** What a request or reply says under a name. */
const said = (of: object, name: string): string => String(Reflect.get(of, name) ?? '');

type Challenge = State['challenges'][string];
type Answer = Challenge['answer'];

/** The challenge that a request is about, as long as it can be answered. */
function challengeOf(state: State, request: object): Challenge | undefined {
  const token = said(request, 'token');
  return Object.hasOwn(state.challenges, token) ? state.challenges[token] : undefined;
}

type Condition = (right: Answer, answered: string) => boolean;

/** Reverses the verdict on an answer if the right answer and the given one fulfil a condition. */
function judging(verdict: 'passes' | 'fails', when: Condition): Wrong {
  return service((right, state, markApplied) => ({
    check: (request) => {
      const challenge = challengeOf(state, request);
      const reply = right.check(request);
      if (!challenge || (reply.repCode === '0000') === (verdict === 'passes')) return reply;
      const { captchaType, secretKey, answer } = challenge;
      if (!when(answer, readPointJson(said(request, 'pointJson'), secretKey) ?? '')) return reply;
      markApplied();
      if (verdict === 'fails') return { repCode: '6111', repMsg: '验证失败', repData: null };
      const token = said(request, 'token');
      const proof = captchaVerification(token, '', secretKey);
      state.verifications[proof] = { captchaType, expiresAt: Number.MAX_SAFE_INTEGER };
      return { repCode: '0000', repMsg: null, repData: { captchaType, token, result: true } };
    },
  }));
}

/** Lets a wrong answer pass. */
const passing = (when: Condition) => judging('passes', when);
/** Lets a right answer fail. */
const failing = (when: Condition) => judging('fails', when);

const isSlider = ({ captchaType }: Answer) => captchaType === 'blockPuzzle';
const areWords = ({ captchaType }: Answer) => captchaType === 'clickWord';

/** How far a slider was let go from its place, in whole pixels; infinite for what is not a slider's answer. */
function sliderOff(right: Answer, answered: string): number {
  const point = readSliderPoint(answered);
  return right.captchaType === 'blockPuzzle' && point
    ? Math.abs(Math.trunc(point.x) - right.x)
    : Number.POSITIVE_INFINITY;
}

/** The largest distance of a click from its word's place, on either axis; infinite for what are not clicks. */
function wordsOff(right: Answer, answered: string): number {
  const clicks = readClickPoints(answered);
  if (right.captchaType !== 'clickWord' || !clicks) return Number.POSITIVE_INFINITY;
  const off = right.points.map(({ x, y }, at) => {
    const click = clicks[at];
    return click ? Math.max(Math.abs(click.x - x), Math.abs(click.y - y)) : Number.POSITIVE_INFINITY;
  });
  return Math.max(...off);
}

const edges: readonly Sabotage[] = [
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'lets the slider pass 6 px beside its place',
    wraps: passing((right, answered) => sliderOff(right, answered) === 6),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'refuses the slider 5 px beside its place',
    wraps: failing((right, answered) => sliderOff(right, answered) === 5),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'does not look at the slider’s y',
    wraps: passing((right, answered) => sliderOff(right, answered) <= 5),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'lets click words pass 40 px beside their places',
    wraps: passing((right, answered) => wordsOff(right, answered) <= 40),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'passes an answer that is no point',
    wraps: passing((_right, answered) => answered === 'null'),
  },
  {
    idea: 'limit gone',
    at: 'captchaCheck',
    near: ['captchaGet'],
    what: 'locks nobody for wrong answers',
    wraps: before('captchaCheck', ({ captcha }) => withClients(captcha, { failures: 0 })),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    near: ['captchaGet'],
    what: 'never forgets a wrong answer',
    wraps: before('captchaCheck', ({ captcha }) => withClients(captcha, { since: Number.MAX_SAFE_INTEGER })),
  },
];

/** The captcha's state with other records of its clients. */
function withClients(
  captcha: State,
  known: Partial<State['clients'][number]>,
): { captcha: State } | undefined {
  if (captcha.clients.length === 0) return undefined;
  return { captcha: { ...captcha, clients: captcha.clients.map((client) => ({ ...client, ...known })) } };
}

const puzzles: readonly Sabotage[] = [
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'lets the slider pass at any position',
    wraps: passing(isSlider),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'lets click words pass wherever they are clicked',
    wraps: passing(areWords),
  },
  { idea: 'captcha', at: 'captchaCheck', what: 'lets no slider pass', wraps: failing(isSlider) },
  { idea: 'captcha', at: 'captchaCheck', what: 'lets no click words pass', wraps: failing(areWords) },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'does not spend a challenge by its check',
    wraps: service((right, state, markApplied) => ({
      check: (request) => {
        const challenge = challengeOf(state, request);
        const reply = right.check(request);
        if (challenge) {
          markApplied();
          state.challenges[said(request, 'token')] = challenge;
        }
        return reply;
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'forgets challenges after a minute',
    wraps: before('captchaCheck', ({ captcha }) => {
      const challenges = Object.entries(captcha.challenges).map(([token, open]) => [
        token,
        { ...open, expiresAt: open.expiresAt - 60_000 },
      ]);
      return { captcha: { ...captcha, challenges: Object.fromEntries(challenges) } };
    }),
  },
  {
    idea: 'captcha',
    at: 'captchaCheck',
    what: 'remembers challenges for ever',
    wraps: before('captchaCheck', ({ captcha }) => {
      const challenges = Object.entries(captcha.challenges).map(([token, open]) => [
        token,
        { ...open, expiresAt: Number.MAX_SAFE_INTEGER },
      ]);
      return { captcha: { ...captcha, challenges: Object.fromEntries(challenges) } };
    }),
  },
  {
    idea: 'captcha',
    at: 'captchaGet',
    what: 'always paints the slider',
    wraps: service((right, _state, markApplied) => ({
      get: (request) => {
        if (said(request, 'captchaType') === 'clickWord') markApplied();
        return right.get({ ...request, captchaType: 'blockPuzzle' });
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'captchaGet',
    what: 'asks for the words in another order than it shows',
    wraps: service((right, _state, markApplied) => ({
      get: (request) => {
        const reply = right.get(request);
        const words = reply.repData?.wordList;
        if (!reply.repData || !words) return reply;
        markApplied();
        return { ...reply, repData: { ...reply.repData, wordList: words.toReversed() } };
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'gateway',
    near: ['login'],
    what: 'takes any text for the proof of a captcha',
    wraps: service((right, _state, markApplied) => ({
      redeem: (verification, captchaType) => {
        if (right.redeem(verification, captchaType) === 'invalid') markApplied();
        return 'ok';
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'gateway',
    near: ['login'],
    what: 'takes no proof of a captcha',
    wraps: service((_right, _state, markApplied) => ({
      redeem: () => {
        markApplied();
        return 'invalid';
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'gateway',
    near: ['login'],
    what: 'takes the proof of a captcha twice',
    wraps: service((right, state, markApplied) => ({
      redeem: (verification, captchaType) => {
        const proof = state.verifications[verification];
        const verdict = right.redeem(verification, captchaType);
        if (verdict === 'ok' && proof) {
          markApplied();
          state.verifications[verification] = proof;
        }
        return verdict;
      },
    })),
  },
  {
    idea: 'captcha',
    at: 'gateway',
    near: ['login'],
    what: 'takes a slider where click words are asked for',
    wraps: service((right, state, markApplied) => ({
      redeem: (verification, captchaType) => {
        const proof = state.verifications[verification];
        if (proof && proof.captchaType !== captchaType) {
          markApplied();
          delete state.verifications[verification];
          return 'ok';
        }
        return right.redeem(verification, captchaType);
      },
    })),
  },
];

export const captchaPuzzles: readonly Sabotage[] = [...puzzles, ...edges];
