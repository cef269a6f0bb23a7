import { isoInstant } from '../core/clock.ts';
import type { CallProblem, CallRecord, WorldReply, WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import type { FaultKind } from '../faults/rule.ts';
import { isTooDeep } from './bounds.ts';
import { type Outcome, readShown, type Shown } from './outcome.ts';
import { callIn } from './signed-call.ts';

/** Facts of a call for the inspector, collected while it is answered. */
export interface Trace {
  path: string;
  /** Reads the param that was sent: hundreds of calls are kept, and few are ever looked at. */
  param: () => unknown;
  /** About how many characters that holds until it is read. */
  weight: number;
  signed?: boolean;
  problem?: CallProblem;
  fault?: FaultKind;
  readonly violations: string[];
}

export function newTrace(): Trace {
  return { path: '?', param: () => undefined, weight: 0, violations: [] };
}

/** How a call ended, for its log entry. */
interface EndedCall {
  readonly id: string;
  /** In the world's time. */
  readonly endedAt: number;
  readonly milliseconds: number;
  readonly request: WorldRequest;
  readonly outcome: Outcome;
  readonly shown: Shown;
  readonly reply: WorldReply;
}

/** The size of a call in the log, without its texts. */
const SMALL = 1000;

/** A call's log entry, which is read when somebody looks, and its size until then. */
export function recordOf(
  trace: Trace,
  { id, endedAt, milliseconds, request, outcome: { code, message }, shown, reply }: EndedCall,
): { readonly read: () => CallRecord; readonly weight: number } {
  const headers = headersOf(request);
  // Hundreds of these are kept, so they hold texts only, and neither the request nor the objects of the answer.
  const read = () => ({
    id,
    at: isoInstant(endedAt),
    path: trace.path,
    code,
    milliseconds,
    get param() {
      return trace.param();
    },
    message,
    headers,
    ...(trace.signed === undefined ? {} : { signed: trace.signed }),
    ...(trace.problem ? { problem: trace.problem } : {}),
    ...(trace.fault ? { fault: trace.fault } : {}),
    violations: trace.violations,
    get data() {
      return readShown(shown);
    },
  });
  return { read, weight: trace.weight + reply.body.length + SMALL };
}

/** Hundreds of calls are kept, so bodies longer than anybody would read are cut. */
const SHOWN_BODY_MAX = 64 * 1024;

/** The param as text, to be parsed when somebody looks: as objects it may take twenty times the memory. */
export function shownParam(paramString: string, { body }: WorldRequest): Pick<Trace, 'param' | 'weight'> {
  const { length } = body;
  if (length > SHOWN_BODY_MAX)
    return { weight: 0, param: always(`(${length} characters, too long to be kept)`) };
  return { weight: paramString.length, param: () => followable(callIn(paramString).param) };
}

function followable(param: unknown): unknown {
  return isTooDeep(param) ? '(nested too deep to be shown)' : param;
}

/** Created here, so that the function holds only the value, and not everything in the scope of its caller. */
export function always<Value>(value: Value): () => Value {
  return () => value;
}

/** Headers with the names that the specification gives them; requests have them in lower case. */
const shownHeaders = [
  { name: 'Authorization', lower: 'authorization' },
  { name: 'rmApplyId', lower: 'rmapplyid' },
  { name: 'homepageConfigId', lower: 'homepageconfigid' },
  { name: 'languageIndex', lower: 'languageindex' },
  { name: 'visitorId', lower: 'visitorid' },
] as const;

function headersOf(request: WorldRequest): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { name, lower } of shownHeaders) {
    const value = request.header(lower);
    if (value !== undefined) shown[name] = quoted(value, WORD_MAX);
  }
  return shown;
}
