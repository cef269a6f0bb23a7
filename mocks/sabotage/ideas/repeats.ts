import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '@careers/gateway/contract';
import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import * as v from 'valibot';
import type { Dispatcher } from '../../src/backend/dispatcher.ts';
import { MINUTE } from '../../src/core/clock.ts';
import type { WorldReply, WorldRequest } from '../../src/core/message.ts';
import { readCall } from '../change/called.ts';
import { changeState } from '../change/state.ts';
import type { Sabotage, Wrong } from '../sabotage.ts';

const submits = methodIds.filter((id) => registry[id].submit);

/** Forgets the answers of submits after this time. */
function forgettingAfter(id: MethodId, age: number): Wrong {
  return (markApplied) => ({
    dispatch: (next, backend) => (channel, request) => {
      const { path, body, query } = request;
      if (readCall(channel, { path, body, group: query.api_id ?? '' })?.id === id) {
        const { submits } = backend.state();
        const kept = Object.entries(submits).filter(([, { at }]) => backend.clock.now() - at < age);
        if (kept.length < Object.keys(submits).length) {
          markApplied();
          changeState(backend, { submits: Object.fromEntries(kept) });
        }
      }
      return next(channel, request);
    },
  });
}

/** The key of a submit; undefined for any other call. */
function keyOf(id: MethodId, channel: Channel, { path, body, query }: WorldRequest): unknown {
  const called = readCall(channel, { path, body, group: query.api_id ?? '' });
  return called?.id === id ? Object(called.param).idempotencyKey : undefined;
}

/** Answers every submit under a key with the first reply to that key. */
function byKeyAlone(id: MethodId, keep: (reply: WorldReply) => boolean): Wrong {
  return (markApplied) => ({
    dispatch: (next): Dispatcher => {
      const replies = new Map<unknown, WorldReply>();
      return async (channel, request) => {
        const key = keyOf(id, channel, request);
        const known = replies.get(key);
        if (known) {
          markApplied();
          return known;
        }
        const reply = await next(channel, request);
        if (key !== undefined && keep(reply)) replies.set(key, reply);
        return reply;
      };
    },
  });
}

/** Takes keys with the same beginning for one key, as a database column that is too short does. */
function byBeginning(id: MethodId): Wrong {
  return (markApplied) => ({
    dispatch: (next): Dispatcher => {
      const known = new Map<string, { readonly key: unknown; readonly reply: WorldReply }>();
      return async (channel, request) => {
        const key = keyOf(id, channel, request);
        if (key === undefined) return next(channel, request);
        const own = `${request.header('authorization')} ${String(key).slice(0, 36)}`;
        const first = known.get(own);
        if (first && first.key !== key) {
          markApplied();
          return first.reply;
        }
        const reply = await next(channel, request);
        if (succeeded(reply)) known.set(own, { key, reply });
        return reply;
      };
    },
  });
}

/** Forgets an answer as soon as its key is used in another session. */
function bySession(id: MethodId): Wrong {
  return (markApplied) => ({
    dispatch: (next, backend): Dispatcher => {
      const sessions = new Map<unknown, string | undefined>();
      return (channel, request) => {
        const key = keyOf(id, channel, request);
        const session = request.header('authorization');
        if (key !== undefined && sessions.has(key) && sessions.get(key) !== session) {
          markApplied();
          changeState(backend, { submits: {} });
        }
        sessions.set(key, session);
        return next(channel, request);
      };
    },
  });
}

/** Does a submit again under a known key if its content differs from the first one. */
function byBody(id: MethodId, said: (param: unknown) => unknown): Wrong {
  return (markApplied) => ({
    dispatch: (next, backend): Dispatcher => {
      const bodies = new Map<unknown, unknown>();
      return async (channel, request) => {
        const { path, body, query } = request;
        const called = readCall(channel, { path, body, group: query.api_id ?? '' });
        if (called?.id !== id) return next(channel, request);
        const key: unknown = Object(called.param).idempotencyKey;
        const own = said(called.param);
        if (bodies.has(key) && !isDeepStrictEqual(bodies.get(key), own)) {
          markApplied();
          changeState(backend, { submits: {} });
        }
        const reply = await next(channel, request);
        if (succeeded(reply) && !bodies.has(key)) bodies.set(key, own);
        return reply;
      };
    },
  });
}

/** The content of a submit in fields that its schema knows. */
const known = (id: MethodId) => (param: unknown) => {
  const read = v.safeParse<v.GenericSchema>(registry[id].param, param);
  return read.success ? read.output : undefined;
};

/** Whether a submit has no content but the link or session that it belongs to. */
const saysNothing = (id: MethodId) =>
  Object.keys(reference[id].example.param).every((name) => ['token', 'idempotencyKey'].includes(name));

const succeeded = ({ body }: WorldReply) => body.includes('"MS000A000"');
const refused = ({ body }: WorldReply) => body.includes('"451"');

/** Attachments that are sent again change nothing, with or without the key: for all other submits, a repeat can be seen. */
function forgotten(id: MethodId): Sabotage[] {
  return [
    {
      idea: 'repeat forgotten',
      at: id,
      what: 'does a repeated submit once more',
      wraps: forgettingAfter(id, 0),
    },
    {
      idea: 'repeat forgotten',
      at: id,
      what: 'knows a repeated submit for a minute alone',
      wraps: forgettingAfter(id, MINUTE),
    },
  ];
}

/** Keys of submits that are forgotten, or that stand for more than their own submit. */
export const repeats: readonly Sabotage[] = [
  ...submits.flatMap(ofSubmit),
  {
    idea: 'keys shared',
    at: 'deliverResume',
    what: 'knows keys by their first 36 characters',
    wraps: byBeginning('deliverResume'),
  },
];

function ofSubmit(id: MethodId): Sabotage[] {
  return [
    ...(id === 'submitOfferAttachments' ? [] : forgotten(id)),
    ...(registry[id].access === 'link' && id !== 'submitOfferAttachments'
      ? [
          {
            idea: 'repeat forgotten',
            at: id,
            what: 'knows a repeat by the session, and not by the link',
            wraps: bySession(id),
          },
        ]
      : []),
    ...(registry[id].access === 'open'
      ? []
      : [
          {
            idea: 'repeat forgotten',
            at: id,
            what: 'treats a repeat with one more field as a new submit',
            wraps: byBody(id, (param) => param),
          },
        ]),
    ...(registry[id].access === 'open' || saysNothing(id)
      ? []
      : [
          {
            idea: 'repeat forgotten',
            at: id,
            what: 'treats a repeat with another text as a new submit',
            wraps: byBody(id, known(id)),
          },
        ]),
    {
      idea: 'keys shared',
      at: id,
      what: 'shares the keys of submits between people',
      wraps: byKeyAlone(id, succeeded),
    },
    {
      idea: 'refusal kept',
      at: id,
      what: 'keeps a refusal for the key, though nothing was done',
      wraps: byKeyAlone(id, refused),
    },
  ];
}
