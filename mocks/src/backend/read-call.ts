import { decodeBody, decodePayload, WireError } from '@careers/gateway/wire';
import type { WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import { refuseLongBody, refuseVastParam } from './bounds.ts';
import { shownParam, type Trace } from './call-trace.ts';
import { callIn, checkSignature, refuseOtherMedia, refuseUnsigned, type Signing } from './signed-call.ts';

/** A call as it was sent. */
export interface SentCall {
  /** The API group that it was sent under. */
  readonly group: string;
  /** The path of its method, as the registry of methods has it (`findMethod`). */
  readonly path: string;
  readonly param: unknown;
}

/** Reads a call of the admin channel, which has neither a signature nor a body. */
export function readAdminCall(request: WorldRequest): SentCall {
  return { group: 'admin', path: request.path.replace(/^\/admin/, ''), param: request.query };
}

/**
 * Reads a signed call: checks its body, signature and payload in the order of decisions, section 1. The trace gets what the inspector
 * shows of it, also if it is refused.
 * @throws {GatewayRefusal} by the signature or the media type
 * @throws {WireError} for a body or a payload that cannot be read
 */
export async function readSignedCall(
  channel: 'business' | 'base',
  request: WorldRequest,
  trace: Trace,
  signing: Signing,
): Promise<SentCall> {
  refuseOtherMedia(request);
  refuseLongBody(request.body);
  const paramString = inPart('body', () => decodeBody(request.body));
  Object.assign(trace, shownParam(paramString, request));
  const { api_id: group = '' } = request.query;
  const pathOf = (name: string) => (channel === 'base' ? name : `${group}.${name}`);
  const verdict = await checkSignature(request, paramString, signing);
  trace.signed = verdict.signed;
  if (verdict.problem) {
    // A refused call is logged with what it called, since the log serves to find mistakes.
    const { name = '?' } = callIn(paramString);
    Object.assign(trace, { problem: verdict.problem, path: quoted(pathOf(name), WORD_MAX) });
  }
  refuseUnsigned(verdict);
  const { name, param } = inPart('paramString', () => readPayload(channel, paramString));
  refuseVastParam(param);
  return { group, path: pathOf(name), param };
}

function readPayload(channel: 'business' | 'base', paramString: string) {
  const biz = decodePayload(paramString);
  const name = channel === 'base' ? biz.uri : biz.method;
  if (typeof name !== 'string') throw new WireError(channel === 'base' ? 'no uri' : 'no method');
  if (channel === 'base' && !isVerb(biz.method)) throw new WireError('neither post nor get');
  return { name, param: biz.param ?? {} };
}

/** Reads a part of a request; an error names the part, since body and payload are both JSON. */
function inPart<Value>(part: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof WireError ? new WireError(`${part}: ${error.message}`) : error;
  }
}

/** Whether the base gateway is told how to forward a call: `post`, which is the default, or `get` (decisions, section 2). */
function isVerb(verb: unknown): boolean {
  return verb === undefined || verb === null || /^(?:post|get)$/i.test(String(verb));
}
