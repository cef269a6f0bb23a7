import { isoInstant } from '../core/clock.ts';
import type { CallProblem, CallRecord, WorldReply, WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import type { FaultKind } from '../faults/rule.ts';
import { isTooDeep } from './bounds.ts';
import { look, type Outcome, type Shown } from './outcome.ts';
import { callIn } from './signed-call.ts';

/** Facts of a call that the inspector shows, gathered on the way. */
export interface Trace {
  path: string;
  /** Reads what was sent as param: hundreds of calls wait, and few are ever looked at. */
  param: () => unknown;
  /** About how many characters that holds until then. */
  weight: number;
  signed?: boolean;
  problem?: CallProblem;
  fault?: FaultKind;
  readonly violations: string[];
}

export function newTrace(): Trace {
  return { path: '?', param: () => undefined, weight: 0, violations: [] };
}

/** How a call ended, for its record. */
export interface EndedCall {
  readonly id: string;
  /** World time. */
  readonly endedAt: number;
  readonly milliseconds: number;
  readonly request: WorldRequest;
  readonly outcome: Outcome;
  readonly shown: Shown;
  readonly reply: WorldReply;
}

/** What a call weighs in the log beside its texts. */
const SMALL = 1000;

/** A call's record, to be read when somebody looks, and how much it holds until then. */
export function recordOf(
  trace: Trace,
  { id, endedAt, milliseconds, request, outcome: { code, message }, shown, reply }: EndedCall,
): { readonly read: () => CallRecord; readonly weight: number } {
  const headers = headersOf(request);
  // Hundreds of these wait for somebody to look: they hold texts, neither the request nor the answer's objects.
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
      return look(shown);
    },
  });
  return { read, weight: trace.weight + reply.body.length + SMALL };
}

/** Hundreds of calls are kept: what is longer than anybody reads is not. */
const SHOWN_BODY_MAX = 64 * 1024;

/** The param as text, to be read when somebody looks: as objects it may hold twenty times as much. */
export function shownParam(paramString: string, { body }: WorldRequest): Pick<Trace, 'param' | 'weight'> {
  const { length } = body;
  if (length > SHOWN_BODY_MAX)
    return { weight: 0, param: always(`(${length} characters, too long to be kept)`) };
  return { weight: paramString.length, param: () => followable(callIn(paramString).param) };
}

function followable(param: unknown): unknown {
  return isTooDeep(param) ? '(nested too deep to be shown)' : param;
}

/** Made out here, where the function holds the value alone, and not all that stands around it. */
export function always<Value>(value: Value): () => Value {
  return () => value;
}

/** As the specification writes them, and as a request is asked for them. */
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
