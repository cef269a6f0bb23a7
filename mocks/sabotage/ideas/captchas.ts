import {
  captchaVerification,
  readClickPoints,
  readPointJson,
  readSliderPoint,
} from '@careers/captcha/protocol';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import type { Backend } from '../../src/backend/context.ts';
import type { CaptchaService } from '../../src/captcha/service.ts';
import { changeContext } from '../change/call.ts';
import { changeReply } from '../change/reply.ts';
import type { MarkApplied, Sabotage, Wrong } from '../sabotage.ts';
import { before } from './lifetimes.ts';

type State = ReturnType<Backend['state']>['captcha'];

/** Puts something around the captcha service of a world. */
function service(
  change: (right: CaptchaService, state: State, markApplied: MarkApplied) => Partial<CaptchaService>,
): Wrong {
  return (markApplied) => ({
    captcha: (right, backend) => ({ ...right, ...change(right, backend.state().captcha, markApplied) }),
  });
}

/** What a request or reply says under a name. */
const said = (of: object, name: string): string => String(Reflect.get(of, name) ?? '');

type Answer = State['challenges'][string]['answer'];

/** Lets a wrong answer pass where a condition holds of the right one, and of what was answered. */
function passing(when: (right: Answer, answered: string) => boolean): Wrong {
  return service((right, state, markApplied) => ({
    check: (request) => {
      const token = said(request, 'token');
      const challenge = Object.hasOwn(state.challenges, token) ? state.challenges[token] : undefined;
      const reply = right.check(request);
      if (reply.repCode === '0000' || !challenge) return reply;
      const { captchaType, secretKey, answer } = challenge;
      if (!when(answer, readPointJson(said(request, 'pointJson'), secretKey) ?? '')) return reply;
      markApplied();
      const proof = captchaVerification(token, '', secretKey);
      state.verifications[proof] = { captchaType, expiresAt: Number.MAX_SAFE_INTEGER };
      return { repCode: '0000', repMsg: null, repData: { captchaType, token, result: true } };
    },
  }));
}

/** Lets a right answer fail where a condition holds of it, and of what was answered. */
function failing(when: (right: Answer, answered: string) => boolean): Wrong {
  return service((right, state, markApplied) => ({
    check: (request) => {
      const token = said(request, 'token');
      const challenge = Object.hasOwn(state.challenges, token) ? state.challenges[token] : undefined;
      const reply = right.check(request);
      if (reply.repCode !== '0000' || !challenge) return reply;
      const { secretKey, answer } = challenge;
      if (!when(answer, readPointJson(said(request, 'pointJson'), secretKey) ?? '')) return reply;
      markApplied();
      return { repCode: '6111', repMsg: '验证失败', repData: null };
    },
  }));
}

const isSlider = ({ captchaType }: Answer) => captchaType === 'blockPuzzle';
const areWords = ({ captchaType }: Answer) => captchaType === 'clickWord';

/** How far a slider was let go from its place, on whole pixels; infinite for what is no slider's answer. */
function sliderOff(right: Answer, answered: string): number {
  const point = readSliderPoint(answered);
  return right.captchaType === 'blockPuzzle' && point
    ? Math.abs(Math.trunc(point.x) - right.x)
    : Number.POSITIVE_INFINITY;
}

/** How far the furthest of the words was clicked from its place, on either axis; infinite for what are no clicks. */
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

/** The captcha's state with something else known of each client. */
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
        const token = said(request, 'token');
        const challenge = Object.hasOwn(state.challenges, token) ? state.challenges[token] : undefined;
        const reply = right.check(request);
        if (challenge) {
          markApplied();
          state.challenges[token] = challenge;
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

const asking: readonly MethodId[] = methodIds.filter((id) => registry[id].captcha);

/** Methods that never ask, or ask everybody. */
const asked: readonly Sabotage[] = [
  ...(['login', 'ldapLogin'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'counts no failed logins',
    wraps: before(id, () => ({ failedLogins: {} })),
  })),
  ...(['login', 'ldapLogin'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'asks for a captcha after one failed login',
    wraps: before(id, ({ failedLogins }) => ({
      failedLogins: Object.fromEntries(
        Object.entries(failedLogins).map(([name, count]) => [name, count * 3]),
      ),
    })),
  })),
  ...asking.map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'asks everybody for a captcha',
    wraps: changeReply(id, (reply, { param }) =>
      reply.code === returnCodes.success && !Object(param).captchaVerification
        ? { code: returnCodes.captcha, message: '请完成验证', data: { captchaType: 'blockPuzzle' } }
        : reply,
    ),
  })),
  ...(['login'] as const).map((id) => ({
    idea: 'captcha',
    at: id,
    what: 'does not say which captcha it asks for',
    wraps: changeReply(id, (reply) =>
      reply.code === returnCodes.captcha ? { ...reply, data: { captchaType: 'blockPuzzle' } } : reply,
    ),
  })),
];

/** Look-ups of accounts that are not counted where they should be. */
const lookUps: readonly Sabotage[] = (
  [
    'ifAccountExist',
    'sendVerificationCode',
    'login',
    'registerAccount',
    'validateResetPasswordVerificationCode',
    'resetPasswordBeforeLogin',
    'bindPhone',
    'bindEmail',
    'checkDuplicateCandidate',
    'recommendCandidate',
  ] as const
).flatMap((id) => [
  {
    idea: 'limit gone',
    at: id,
    what: 'lets accounts be looked up without end',
    wraps: changeContext(id, (context) => {
      const kept = Object.entries(context.state().attempts).filter(([key]) => !key.startsWith('look-up:'));
      if (kept.length === Object.keys(context.state().attempts).length) return undefined;
      for (const key of Object.keys(context.state().attempts))
        if (key.startsWith('look-up:')) delete context.state().attempts[key];
      return {};
    }),
  },
]);

export const captchas: readonly Sabotage[] = [...puzzles, ...edges, ...asked, ...lookUps];
