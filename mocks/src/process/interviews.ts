import { DAY, endOfDay, HOUR, startOfDay } from '../core/clock.ts';
import type {
  InterviewFate,
  Stage,
  StoredInterview,
  StoredProcess,
  TimeSpan,
} from '../domain/process-state.ts';
import type { ProcessEvent } from './events.ts';

/** The time zone of the sample companies, which has no daylight saving time (UTC+8). */
export const COMPANY_ZONE = 'Asia/Shanghai';
export const ZONE_OFFSET = 8 * HOUR;

/** How long an interview takes. */
export const INTERVIEW_LENGTH = HOUR;

/** The current or latest interview of a process. */
export function interviewOf(process: StoredProcess | undefined): StoredInterview | undefined {
  return process?.interviews.at(-1);
}

/** Whether both sides have agreed to a time. */
export function isAgreed(interview: StoredInterview | undefined): boolean {
  return interview?.fate.kind === 'accepted' && interview.time !== undefined;
}

/** The time of the latest interview that both sides have agreed to, also if another invitation has come after it. */
export function agreedTimeOf({ interviews }: StoredProcess): TimeSpan | undefined {
  return interviews.findLast(isAgreed)?.time;
}

/** Whether an interview has been evaluated, which nobody does before it has taken place. */
export function isEvaluated({ requests }: StoredProcess, { sentAt }: StoredInterview): boolean {
  return requests.some(
    ({ kind, sentAt: askedAt, fate }) =>
      kind === 'evaluation' && fate.kind === 'answered' && askedAt >= sentAt,
  );
}

/** Whether an interview has begun, or has been evaluated. */
export function isHeld(process: StoredProcess, interview: StoredInterview, now: number): boolean {
  const { time } = interview;
  return isEvaluated(process, interview) || (time !== undefined && now >= time.start);
}

/**
 * The number of an interview, from 1, by default of the latest: one before it counts that had begun, or was to be evaluated, when the next
 * one was arranged. One that was called off does not.
 */
export function roundOf(process: StoredProcess, interview = interviewOf(process)): number {
  const { interviews, requests } = process;
  const isRound = ({ sentAt, fate, time }: StoredInterview, next: number) =>
    (fate.kind === 'accepted' && time !== undefined && time.start <= next) ||
    requests.some((asked) => asked.kind === 'evaluation' && asked.sentAt >= sentAt && asked.sentAt < next);
  const earlier = interviews.filter(({ sentAt }) => interview !== undefined && sentAt < interview.sentAt);
  return 1 + earlier.filter((one, at) => isRound(one, interviews[at + 1]?.sentAt ?? 0)).length;
}

/** Whether the candidate can still decline: not after the interview. */
export function isOpen({ fate, time }: StoredInterview, now: number): boolean {
  if (fate.kind === 'accepted') return time === undefined || now < time.end;
  return fate.kind === 'invited' || fate.kind === 'notSuitable';
}

/** The first of the times that a candidate has proposed instead, of those in the future. */
export function proposalOf(interview: StoredInterview | undefined, now: number): TimeSpan | undefined {
  if (interview?.fate.kind !== 'notSuitable') return undefined;
  return interview.fate.proposals.find(({ start }) => start > now);
}

/** Whether the day of an instant is a working day in the companies' zone. */
export function isWorkingDay(instant: number): boolean {
  return ![0, 6].includes(new Date(instant + ZONE_OFFSET).getUTCDay());
}

/** An instant, or the first one at the same time of day that is on a working day. */
export function onWorkingDay(instant: number): number {
  return isWorkingDay(instant) ? instant : onWorkingDay(instant + DAY);
}

/** Whether the interviewer has something else to do at a time. */
export type IsBusy = (time: TimeSpan) => boolean;

/** The first free morning of a working day that is at least four days after an invitation. */
export function timeProposedAt(at: number, isBusy: IsBusy = () => false): TimeSpan {
  const day = startOfDay(onWorkingDay(at + 4 * DAY));
  const time = { start: day + 10 * HOUR, end: day + 10 * HOUR + INTERVIEW_LENGTH };
  return isBusy(time) ? timeProposedAt(day - 3 * DAY, isBusy) : time;
}

/** The interviews of a process after an event that led to a stage. */
export function interviewsAfter(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  at: number,
  stage: Stage,
  isBusy?: IsBusy,
): readonly StoredInterview[] {
  const interviews = process?.interviews ?? [];
  const latest = interviewOf(process);
  if (event.type === 'inviteToInterview') {
    const time = timeProposedAt(at, isBusy);
    // Until the evening before.
    const deadline = endOfDay(time.start - DAY);
    return [...interviews, { sentAt: at, deadline, time, fate: { kind: 'invited' } }];
  }
  if (event.type === 'inviteToChooseTime')
    return [...interviews, { sentAt: at, deadline: endOfDay(at + 5 * DAY), fate: { kind: 'invited' } }];
  if (!latest) return interviews;
  const changed = after(latest, event, at, stage);
  return changed ? [...interviews.slice(0, -1), changed] : interviews;
}

function after(
  interview: StoredInterview,
  event: ProcessEvent,
  at: number,
  stage: Stage,
): StoredInterview | undefined {
  const { fate } = interview;
  const became = (next: InterviewFate): StoredInterview => ({ ...interview, fate: next });
  switch (event.type) {
    case 'chooseTime':
      return { ...interview, time: event.time, fate: { kind: 'accepted', at } };
    case 'acceptInterview':
      return became({ kind: 'accepted', at });
    case 'abandonInterview':
      return became({ kind: 'abandoned', at, reason: event.reason });
    case 'reportTimeNotSuitable':
      return became({ kind: 'notSuitable', at, reason: event.reason, proposals: event.proposals });
    case 'rescheduleInterview': {
      const agreed = proposalOf(interview, at);
      return { ...interview, ...(agreed ? { time: agreed } : {}), fate: { kind: 'accepted', at } };
    }
    case 'expireInterview':
      return became({ kind: 'expired', at });
    default:
      return stage !== 'interview' && (fate.kind === 'invited' || fate.kind === 'notSuitable')
        ? became({ kind: 'withdrawn', at })
        : undefined;
  }
}
