import { DAY, HOUR, startOfDay } from '../core/clock.ts';
import type { StoredProcess, TimeSpan } from '../domain/process-state.ts';
import type { StoredDelivery, StoredSlot, WorldState } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import { INTERVIEW_LENGTH, interviewOf, isAgreed, isWorkingDay } from './interviews.ts';
import { isOver, stageOf } from './process.ts';
import { evaluatorOf } from './recipients.ts';

/** The longest time that can be offered. */
export const SLOT_MAX = 4 * HOUR;

/** The hours of the company's day between which people meet. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** Whether two times have a moment in common; one may begin when the other ends. */
export function overlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a time lies within one working day of the company. */
export function isInOfficeHours({ start, end }: TimeSpan): boolean {
  const midnight = startOfDay(start);
  return (
    isWorkingDay(start) &&
    start >= midnight + FIRST_HOUR * HOUR &&
    end <= midnight + LAST_HOUR * HOUR &&
    start < end
  );
}

/** The account of whoever offers a time. */
export function offererOf({ offeredBy }: StoredSlot): string {
  return offeredBy ?? magicAccounts.interviewer.id;
}

/**
 * Who has taken a slot: the delivery that took it, or one whose interview overlaps with it and was arranged later; somebody else;
 * or nobody, or nobody any more.
 */
export function takerOf(
  { deliveries }: Pick<WorldState, 'deliveries'>,
  slot: StoredSlot,
): 'elsewhere' | { readonly deliveryId: string } | undefined {
  if (slot.elsewhere) return 'elsewhere';
  const taker = deliveries.find(({ id }) => id === slot.deliveryId);
  if (taker && !isOver(taker.process) && isKept(taker.process, slot)) return { deliveryId: taker.id };
  const met = timesOf({ deliveries }, offererOf(slot)).find(({ time }) => overlap(time, slot));
  return met && { deliveryId: met.delivery.id };
}

/** Whether the interview for which a time was chosen takes place then, or did: it was not called off before. */
function isKept({ interviews, steps }: StoredProcess, { start }: TimeSpan): boolean {
  const round = interviews.findLastIndex(({ time }) => time?.start === start);
  if (round < 0) return false;
  const calledOffAt = interviews[round + 1]?.sentAt ?? steps.find(({ event }) => event === 'sendOffer')?.at;
  return calledOffAt === undefined || start <= calledOffAt;
}

/** An interviewer's interviews that are agreed or requested, with their times. */
export function timesOf({ deliveries }: Pick<WorldState, 'deliveries'>, accountId: string) {
  return deliveries.flatMap((delivery) => {
    if (evaluatorOf(delivery) !== accountId) return [];
    const interview = interviewOf(delivery.process);
    if (stageOf(delivery.process) !== 'interview' || !interview?.time) return [];
    const { time, fate } = interview;
    if (fate.kind !== 'invited' && !isAgreed(interview)) return [];
    return [{ delivery, time, state: isAgreed(interview) ? ('agreed' as const) : ('invited' as const) }];
  });
}

/** Whether the interviewer of a delivery has another interview at a time. */
export function isBusyElsewhere(
  state: Pick<WorldState, 'deliveries'>,
  delivery: StoredDelivery,
  time: TimeSpan,
): boolean {
  return timesOf(state, evaluatorOf(delivery)).some(
    (other) => other.delivery !== delivery && overlap(other.time, time),
  );
}

/**
 * The free times of the interviewer of a new world, and on the staff's own website of the employee too: three on each of the next
 * working days.
 */
export function sampleSlots(startedAt: number, site: WebsiteSite): StoredSlot[] {
  const own = timesFrom(startedAt);
  if (site.kind !== 'internal') return own;
  const offeredBy = magicAccounts.employee.id;
  const employees = own.map((slot, at) => ({ ...slot, id: `slot-${own.length + at + 1}`, offeredBy }));
  return [...own, ...employees].sort((one, other) => one.start - other.start);
}

/** At none of them is an interview proposed (`timeProposedAt`): one that a new world has would take a time on some weekdays only. */
const sampleHours = [9, 11, 14.5];

function timesFrom(startedAt: number): StoredSlot[] {
  const days = Array.from({ length: 10 }, (_, at) => startOfDay(startedAt) + (at + 2) * DAY);
  const times = days.flatMap((day) =>
    sampleHours.map((hour) => ({ start: day + hour * HOUR, end: day + hour * HOUR + INTERVIEW_LENGTH })),
  );
  return times
    .filter(isInOfficeHours)
    .slice(0, 15)
    .map((time, at) => ({
      id: `slot-${at + 1}`,
      ...time,
      ...(at === 1 ? { elsewhere: true as const } : {}),
    }));
}
