import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '@careers/gateway/contract';
import type { MethodId } from '@careers/gateway/registry';
import { decodeBase64, encodeReply, returnCodes } from '@careers/gateway/wire';
import * as v from 'valibot';
import type { Backend } from '../../src/backend/context.ts';
import { jsonReply, type WorldRequest } from '../../src/core/message.ts';
import type { Wrong } from '../sabotage.ts';
import { type Called, readCall } from './called.ts';

/** A reply, whatever its channel. */
export interface Reply {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** What a reply was asked by, and where. */
export interface Question extends Called {
  readonly request: WorldRequest;
  readonly backend: Backend;
}

const businessReply = v.object({
  returnCode: v.string(),
  returnDesc: v.string(),
  returnData: v.optional(v.string()),
});
const baseReply = v.object({
  successful: v.boolean(),
  data: v.unknown(),
  code: v.optional(v.string(), returnCodes.success),
  message: v.optional(v.string(), ''),
});

function readReply(channel: Channel, body: string): Reply {
  if (channel !== 'business') {
    const { code, message, data } = v.parse(baseReply, JSON.parse(body));
    return { code, message, data };
  }
  const { returnCode: code, returnDesc: message, returnData } = v.parse(businessReply, JSON.parse(body));
  const text = returnData === undefined ? '{}' : decodeBase64(returnData);
  return { code, message, data: /^[{[]/.test(text) ? JSON.parse(text) : text };
}

function writeReply(channel: Channel, { code, message, data }: Reply) {
  if (channel === 'business') return jsonReply(encodeReply(code, message, data));
  const successful = code === returnCodes.success;
  return jsonReply(successful ? { successful, data } : { successful, data, code, message });
}

/**
 * Changes the replies of a method, after the mock has checked them against the contract; without an id, those of every method.
 */
export function changeReply(
  id: MethodId | undefined,
  change: (reply: Reply, question: Question) => Reply,
): Wrong {
  return (markApplied) => ({
    dispatch: (next, backend) => async (channel, request) => {
      const reply = await next(channel, request);
      const called = readCall(channel, {
        path: request.path,
        group: request.query.api_id ?? '',
        body: request.body,
      });
      if (!called || (id !== undefined && called.id !== id) || reply.drop) return reply;
      const right = readReply(channel, reply.body);
      const wrong = change(right, { ...called, request, backend });
      if (isDeepStrictEqual(right, wrong)) return reply;
      markApplied();
      return { ...reply, body: writeReply(channel, wrong).body };
    },
  });
}

/** Changes the data of a method's successes. */
export function changeData(id: MethodId, change: (data: unknown, question: Question) => unknown): Wrong {
  return changeReply(id, (reply, question) =>
    reply.code === returnCodes.success ? { ...reply, data: change(reply.data, question) } : reply,
  );
}
