import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import { changeReply, type Question, type Reply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { askingForCode } from './requests.ts';

/** Methods that work by a link, with or without a session; what only opens links has rules of its own about locks. */
const byLink = methodIds.filter(
  (id) =>
    registry[id].groups[0] !== 'rm.link' && 'token' in reference[id].example.param && id !== 'captchaCheck',
);

/** What a method answers instead of doing something: a query its state, a submit its reason. */
function refusalOf({ code, data }: Reply): unknown {
  const { state, reason } = Object(data);
  return code === returnCodes.success ? state : reason;
}

interface Guard {
  readonly idea: string;
  readonly what: string;
  readonly refusals: readonly string[];
  letsIn(token: string, pass: unknown, state: ReturnType<Question['backend']['state']>): boolean;
}

const invalid = ['invalid', 'linkInvalid'];
const locked = ['locked', 'linkLocked'];

const guards: readonly Guard[] = [
  {
    idea: 'link of another kind',
    what: 'works by links of every kind',
    refusals: invalid,
    letsIn: (token, _pass, { links }) => Object.hasOwn(links, token),
  },
  {
    idea: 'link cut',
    what: 'knows a token by its beginning',
    refusals: invalid,
    letsIn: (token, _pass, { links }) =>
      token.length > 3 && Object.keys(links).some((known) => known !== token && known.startsWith(token)),
  },
  {
    idea: 'link pass',
    what: 'takes any pass',
    refusals: locked,
    letsIn: (_token, pass) => pass !== undefined,
  },
  {
    idea: 'link pass',
    what: 'takes the pass of another link',
    refusals: locked,
    letsIn: (token, pass, { linkPasses }) =>
      linkPasses.some((known) => known.pass === pass && known.token !== token),
  },
  {
    idea: 'link pass',
    what: 'takes a pass whose time is over',
    refusals: locked,
    letsIn: (token, pass, { linkPasses }) =>
      linkPasses.some((known) => known.pass === pass && known.token === token),
  },
];

/** Whether a method's links may ask for a code: those of a resume do where the request says so. */
const asksForCode = (id: MethodId) => [...askingForCode, 'getResumeView', 'downloadResumeAtt'].includes(id);

/** Checks of links that accept more than their own link and their own pass. */
export const linkGuards: readonly Sabotage[] = byLink.flatMap((id) =>
  guards
    .filter(({ refusals }) => refusals !== locked || asksForCode(id))
    .map(({ idea, what, refusals, letsIn }) => ({
      idea,
      at: id,
      what,
      wraps: changeReply(id, (reply, { param, backend }) => {
        const { token, pass } = Object(param);
        return refusals.includes(String(refusalOf(reply))) && letsIn(String(token), pass, backend.state())
          ? { code: returnCodes.success, message: '', data: reference[id].example.data }
          : reply;
      }),
    })),
);
