import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes, WEBSITE_NOT_FOUND } from '@careers/gateway/wire';
import * as v from 'valibot';
import { findSite } from '../../src/sites/websites.ts';
import { changeReply, type Question, type Reply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

const ofSessions = methodIds.filter((id) => registry[id].access === 'session');

const refusal = (code: string): Reply => ({ code, message: '请求无效', data: {} });

function fits(id: MethodId, param: unknown): boolean {
  return v.safeParse(registry[id].param, param).success;
}

/** Answers with the result of a later check, although an earlier one has refused. */
const paramFirst: readonly Sabotage[] = ofSessions
  .filter((id) => !fits(id, {}))
  .map((id) => ({
    idea: 'order of checks',
    at: id,
    what: 'checks the param before the session',
    wraps: changeReply(id, (reply, { param }) =>
      reply.code === returnCodes.expired && !fits(id, param) ? refusal(returnCodes.unreadable) : reply,
    ),
  }));

const siteFirst: readonly Sabotage[] = ofSessions
  .filter((id) => registry[id].siteBound)
  .map((id) => ({
    idea: 'order of checks',
    at: id,
    what: 'checks the site before the session',
    wraps: changeReply(id, (reply, question) =>
      reply.code === returnCodes.expired && !isKnown(question)
        ? { code: returnCodes.business, message: WEBSITE_NOT_FOUND, data: {} }
        : reply,
    ),
  }));

function isKnown({ request, param }: Question): boolean {
  const id = Object(param).homepageConfigId ?? request.header('homepageconfigid');
  try {
    return findSite(String(id)) !== undefined;
  } catch {
    return false;
  }
}

type Swap = readonly [what: string, from: string, to: string];

/** What the gateway checks for every call, whatever the method: a call with two mistakes shows which check comes first. */
const swaps: readonly Swap[] = [
  ['does not check the signature', returnCodes.unauthorized, returnCodes.success],
  ['does not check the timestamp', returnCodes.staleTimestamp, returnCodes.success],
  ['does not know which methods there are', returnCodes.unknownMethod, returnCodes.success],
  ['answers a wrong signature as an unreadable call', returnCodes.unauthorized, returnCodes.unreadable],
  ['answers a stale timestamp as a wrong signature', returnCodes.staleTimestamp, returnCodes.unauthorized],
  ['answers an unknown method as an unreadable call', returnCodes.unknownMethod, returnCodes.unreadable],
  ['answers a missing session as an unreadable call', returnCodes.expired, returnCodes.unreadable],
  ['answers a missing session as a business error', returnCodes.expired, returnCodes.business],
];

const siteBeforeCaptcha: Sabotage = {
  idea: 'order of checks',
  at: 'login',
  what: 'looks for the site before the captcha',
  wraps: changeReply('login', (reply, question) =>
    reply.code === returnCodes.captcha && !isKnown(question)
      ? { code: returnCodes.business, message: WEBSITE_NOT_FOUND, data: {} }
      : reply,
  ),
};

/** Media types that some gateways accept although the contract allows only one. */
const takesMedia = (what: string, taken: RegExp): Sabotage => ({
  idea: 'order of checks',
  at: 'gateway',
  what,
  wraps: (markApplied) => ({
    dispatch: (next) => (channel, request) => {
      const said = request.header('content-type');
      if (channel === 'admin' || !taken.test(said ?? '')) return next(channel, request);
      markApplied();
      return next(channel, {
        ...request,
        header: (name) => (name === 'content-type' ? 'application/json' : request.header(name)),
      });
    },
  }),
});

/** Knows one way of writing the media type. */
const oneSpelling: Sabotage = {
  idea: 'order of checks',
  at: 'gateway',
  what: 'refuses a media type that has parameters',
  wraps: (markApplied) => ({
    dispatch: (next) => (channel, request) => {
      if (!/^application\/json\s*;/i.test(request.header('content-type') ?? ''))
        return next(channel, request);
      markApplied();
      return next(channel, {
        ...request,
        header: (name) => (name === 'content-type' ? 'text/plain' : request.header(name)),
      });
    },
  }),
};

export const order: readonly Sabotage[] = [
  takesMedia('takes plain text', /^text\/plain/i),
  takesMedia('takes a form', /^application\/x-www-form-urlencoded/i),
  takesMedia('takes a body that is said to be nothing', /^$/),
  oneSpelling,
  ...paramFirst,
  ...siteFirst,
  siteBeforeCaptcha,
  ...swaps.map(([what, from, to]) => ({
    idea: 'order of checks',
    at: 'gateway' as const,
    what,
    wraps: changeReply(undefined, (reply) => (reply.code === from ? refusal(to) : reply)),
  })),
];
