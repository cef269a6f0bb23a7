import { DAY, endOfDay } from '../core/clock.ts';
import {
  type Recipient,
  type RequestFate,
  type RequestKind,
  requestEvent,
  requestKinds,
  type Stage,
  type StoredProcess,
  type StoredRequest,
} from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';
import type { ProcessEvent } from './events.ts';
import type { Need } from './need.ts';

/** The rules of a request by the recruiter. */
interface RequestRule {
  /** The stages at which it can be made and answered; at any other stage it is withdrawn. */
  readonly at: readonly Stage[];
  /** Who gets a link; of several recipients, the first answer counts. */
  readonly recipients: readonly Recipient[];
  /** How long it can be answered, on the world's clock, until the end of that day. */
  readonly life: number;
  /** By which contact the recipient first proves who they are (decision 5.13). */
  readonly verification?: 'sms' | 'email';
  /** The conditions for making it. */
  readonly needs?: readonly Need[];
}

/** One row for each kind of request. */
export const requestRules: Readonly<Record<RequestKind, RequestRule>> = {
  resumeForward: {
    at: ['delivered', 'screening'],
    recipients: ['manager'],
    life: 5 * DAY,
  },
  evaluation: {
    at: ['interview'],
    recipients: ['interviewer'],
    life: 7 * DAY,
    needs: ['interviewAgreed'],
  },
  approval: {
    at: ['interview'],
    recipients: ['approver', 'secondApprover'],
    life: 5 * DAY,
  },
  backgroundCheck: {
    at: ['interview', 'offer'],
    recipients: ['candidate'],
    life: 7 * DAY,
    verification: 'sms',
  },
  supplierCheck: {
    at: ['interview', 'offer'],
    recipients: ['supplier'],
    life: 10 * DAY,
    needs: ['answered:backgroundCheck'],
  },
  medicalReport: {
    at: ['offer', 'hired'],
    recipients: ['candidate'],
    life: 14 * DAY,
    verification: 'sms',
    needs: ['offerAccepted'],
  },
  informationForm: {
    at: ['screening', 'interview', 'offer', 'hired'],
    recipients: ['candidate'],
    life: 7 * DAY,
    verification: 'sms',
  },
  resumeUpdate: {
    at: ['delivered', 'screening', 'interview'],
    recipients: ['candidate'],
    life: 7 * DAY,
  },
  resumeImprovement: {
    at: ['delivered', 'screening', 'interview'],
    recipients: ['candidate'],
    life: 7 * DAY,
  },
  talentUpdate: {
    at: ['closed'],
    recipients: ['candidate'],
    life: 30 * DAY,
  },
};

/** The latest request of a kind. */
export function requestOf(process: StoredProcess | undefined, kind: RequestKind): StoredRequest | undefined {
  return process?.requests.findLast((request) => request.kind === kind);
}

/** An answer to a request of a kind, and when it came. */
interface Answered<Kind extends RequestKind> {
  readonly at: number;
  readonly answer: RequestAnswer<Kind>;
}

/** The answers to all requests of a kind, oldest first. */
export function answersOf<Kind extends RequestKind>(
  { requests }: StoredProcess,
  kind: Kind,
): readonly Answered<Kind>[] {
  const fates = requests.filter((request) => request.kind === kind).map(({ fate }) => fate);
  return (fates as RequestFate<RequestAnswer<Kind>>[]).flatMap((fate) =>
    fate.kind === 'answered' ? [fate] : [],
  );
}

/** The answer to the latest request of a kind; undefined if there is none. */
export function answerOf<Kind extends RequestKind>(
  process: StoredProcess,
  kind: Kind,
): Answered<Kind> | undefined {
  const isAnswered = requestOf(process, kind)?.fate.kind === 'answered';
  return isAnswered ? answersOf(process, kind).at(-1) : undefined;
}

const isPending = ({ fate }: StoredRequest) => fate.kind === 'pending';

/** The kinds of requests of a process that wait for an answer. */
export function pendingKinds(process: StoredProcess | undefined): RequestKind[] {
  return requestKinds.filter((kind) => {
    const request = requestOf(process, kind);
    return request !== undefined && isPending(request);
  });
}

/** The requests of a process after an event that led to a stage. */
export function requestsAfter(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  at: number,
  stage: Stage,
): readonly StoredRequest[] {
  const before = process?.requests ?? [];
  const asked = requestKinds.find((kind) => requestEvent('request', kind) === event.type);
  const after = before.map((request) => {
    const fate = isPending(request) ? fateAfter(request, event, at, stage) : undefined;
    return fate ? { ...request, fate } : request;
  });
  if (!asked) return after;
  const deadline = endOfDay(at + requestRules[asked].life);
  return [...after, { kind: asked, sentAt: at, deadline, fate: { kind: 'pending' } }];
}

/** What becomes of an open request; undefined if it stays open. */
function fateAfter(
  { kind }: StoredRequest,
  event: ProcessEvent,
  at: number,
  stage: Stage,
): RequestFate | undefined {
  if (event.type === requestEvent('submit', kind))
    return { kind: 'answered', at, answer: 'answer' in event ? event.answer : undefined };
  if (event.type === requestEvent('expire', kind)) return { kind: 'expired', at };
  return requestRules[kind].at.includes(stage) ? undefined : { kind: 'withdrawn', at };
}
