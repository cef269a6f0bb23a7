import { type RequestKind, requestKinds, type StoredProcess } from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';
import { interviewOf, isAgreed, isEvaluated, isOpen, proposalOf } from './interviews.ts';
import { type Need, type RequestCondition, type RequestNeed, requestConditions } from './need.ts';
import { answerOf, requestOf } from './requests.ts';

type Met = (process: StoredProcess, now: number) => boolean;

/** The condition of each need of the transition table, except those on requests. */
const met: Readonly<Record<Exclude<Need, RequestNeed>, Met>> = {
  offerPending: ({ offer }) => offer?.fate.kind === 'pending',
  offerAccepted: ({ offer }) => offer?.fate.kind === 'accepted',
  offerExpired: ({ offer }) => offer?.fate.kind === 'expired',
  deadlinePassed: ({ offer }, now) => offer !== undefined && now >= offer.deadline,
  interviewFree: (process, now) => {
    const interview = interviewOf(process);
    return interview?.fate.kind !== 'invited' && proposalOf(interview, now) === undefined;
  },
  interviewInvited: (process) =>
    interviewOf(process)?.fate.kind === 'invited' && interviewOf(process)?.time !== undefined,
  interviewToChoose: (process) =>
    interviewOf(process)?.fate.kind === 'invited' && interviewOf(process)?.time === undefined,
  interviewOpen: (process, now) => {
    const interview = interviewOf(process);
    return interview !== undefined && isOpen(interview, now) && !isEvaluated(process, interview);
  },
  interviewNotSuitable: (process, now) => proposalOf(interviewOf(process), now) !== undefined,
  interviewAgreed: (process) => isAgreed(interviewOf(process)),
  interviewDeadlinePassed: (process, now) => {
    const interview = interviewOf(process);
    return interview?.fate.kind === 'invited' && now >= interview.deadline;
  },
  approved: (process) => {
    const asked = requestOf(process, 'approval');
    return asked === undefined || isApproval(answerOf(process, 'approval')?.answer);
  },
};

/** The conditions on the latest request of a kind. */
const metByRequest: Readonly<
  Record<RequestCondition, (process: StoredProcess, kind: RequestKind, now: number) => boolean>
> = {
  pending: (process, kind) => requestOf(process, kind)?.fate.kind === 'pending',
  free: (process, kind) => requestOf(process, kind)?.fate.kind !== 'pending',
  answered: (process, kind) => requestOf(process, kind)?.fate.kind === 'answered',
  overdue: (process, kind, now) => {
    const request = requestOf(process, kind);
    return request?.fate.kind === 'pending' && now >= request.deadline;
  },
};

const isApproval = (answer: RequestAnswer<'approval'> | undefined) => answer?.decision === 'approved';

/** What each need on a request names. */
const requestNeeds = new Map(
  requestKinds.flatMap((kind) =>
    requestConditions.map((condition): [RequestNeed, { condition: RequestCondition; kind: RequestKind }] => [
      `${condition}:${kind}`,
      { condition, kind },
    ]),
  ),
);

function isMet(need: Need, process: StoredProcess, now: number): boolean {
  if (!isOnRequest(need)) return met[need](process, now);
  const named = requestNeeds.get(need);
  return named !== undefined && metByRequest[named.condition](process, named.kind, now);
}

const isOnRequest = (need: Need): need is RequestNeed => need.includes(':');

/** The first of some needs that is not met; undefined if all are. */
export function unmetNeed(
  needs: readonly Need[],
  process: StoredProcess | undefined,
  now: number,
): Need | undefined {
  return needs.find((need) => !process || !isMet(need, process, now));
}
