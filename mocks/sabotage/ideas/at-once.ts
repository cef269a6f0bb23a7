import { isDeepStrictEqual } from 'node:util';
import type { MethodId } from '@careers/gateway/registry';
import type { WorldState } from '../../src/domain/state.ts';
import { aroundResolver } from '../change/call.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

/** Lists of a world, and what it keeps by name. */
type Part = 'accounts' | 'codes' | 'collections' | 'deliveries' | 'recommendations' | 'resumes' | 'slots';

/** Long enough for two calls that are made at the same time to have both arrived. */
const LOOKING_MILLISECONDS = 25;

/** What both calls have written: of a list the additions of each, of a record the last value. */
function both(met: WorldState[Part], written: WorldState[Part], known: WorldState[Part]): unknown {
  if (!Array.isArray(met) || !Array.isArray(written)) return { ...met, ...written };
  const isKnown = (entry: unknown) => Object.values(known).some((one) => isDeepStrictEqual(one, entry));
  return [...met, ...Object.values(written).filter((entry) => !isKnown(entry))];
}

/** Reads when a call arrives, and writes a moment later what follows from that, whatever was written meanwhile. */
function lookingOnce(id: MethodId, parts: readonly Part[]): Wrong {
  return aroundResolver(id, async (rest, _param, context, markApplied) => {
    const seen = structuredClone(parts.map((part) => context.state()[part]));
    await new Promise((done) => setTimeout(done, LOOKING_MILLISECONDS));
    const met = parts.map((part) => context.state()[part]);
    if (isDeepStrictEqual(met, seen)) return rest();
    markApplied();
    const put = (values: readonly unknown[]) =>
      changeState(context, Object.fromEntries(parts.map((part, at) => [part, values[at]])));
    put(structuredClone(seen));
    try {
      const answer = await rest();
      put(parts.map((part, at) => both(met[at] ?? [], context.state()[part], seen[at] ?? [])));
      return answer;
    } catch (error) {
      put(met);
      throw error;
    }
  });
}

/** Two calls at the same time both get what only one of them may have. */
export const atOnce: readonly Sabotage[] = [
  ...(
    [
      ['deliverResume', ['deliveries'], 'takes two deliveries to a position that come at once'],
      ['saveResume', ['resumes'], 'takes two saves over the same words that come at once'],
      ['collectPosition', ['collections'], 'keeps a position twice that is collected twice at once'],
      ['recommendCandidate', ['recommendations'], 'takes somebody twice who is recommended twice at once'],
      ['pickSlot', ['deliveries', 'slots'], 'takes two times for an interview that come at once'],
      ['offerSlots', ['slots'], 'offers a time twice that is offered twice at once'],
      ['login', ['codes'], 'takes a code twice that comes twice at once'],
      [
        'registerAccount',
        ['accounts', 'codes'],
        'opens two accounts for a phone that registers twice at once',
      ],
      ['validateResetPasswordVerificationCode', ['codes'], 'takes a code twice that comes twice at once'],
      ['proveOwner', ['codes'], 'takes a code twice that comes twice at once'],
    ] as const
  ).map(([at, parts, what]) => ({ idea: 'at once', at, what, wraps: lookingOnce(at, parts) })),
  {
    idea: 'at once',
    at: 'captchaCheck',
    what: 'passes an answer twice that comes twice at once',
    wraps: aroundResolver('captchaCheck', async (rest, _param, context, markApplied) => {
      const { challenges } = context.state().captcha;
      const seen = structuredClone(challenges);
      await new Promise((done) => setTimeout(done, LOOKING_MILLISECONDS));
      if (!isDeepStrictEqual(challenges, seen)) markApplied();
      Object.assign(challenges, seen);
      return rest();
    }),
  },
];
