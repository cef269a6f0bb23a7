import { DAY, HOUR, startOfDay } from '../core/clock.ts';
import { requestEvent, requestKinds } from '../domain/process-state.ts';
import type { ProcessEvent } from './events.ts';
import { isWorkingDay } from './interviews.ts';
import type { Story } from './replay.ts';
import { requestRules } from './requests.ts';

/** The hours between which a company's people write. */
const OPENS = 9;
const CLOSES = 18;

/**
 * The events of a story as people do them: what the company's people do is done in their working hours, and what the candidate does
 * comes before and after the same events as before. Nothing is later than now.
 */
export function inWorkingHours(story: Story, now: number): Story {
  const times = timesAround(
    story.map(({ event, who, ago }) => ({ at: now - ago, atWork: who === 'recruiter' || isOfStaff(event) })),
    now,
  );
  const [first, ...others] = story.map((told, at) => ({ ...told, ago: now - Math.round(times[at] ?? now) }));
  if (!first) throw new RangeError('a story without events');
  return [first, ...others];
}

/** Whether it answers what only the company's people, or those who work for it, are asked. */
function isOfStaff({ type }: ProcessEvent): boolean {
  const kind = requestKinds.find((one) => requestEvent('submit', one) === type);
  return kind !== undefined && !requestRules[kind].recipients.includes('candidate');
}

interface Planned {
  readonly at: number;
  readonly atWork: boolean;
}

/** When planned events happen, oldest first; those at other hours stay where they are if they can. */
export function timesAround(planned: readonly Planned[], now: number): number[] {
  const times: (number | undefined)[] = planned.map(({ at, atWork }) =>
    atWork ? workingTime(at, now) : undefined,
  );
  return planned.map(({ at }, index) => {
    const fixed = times[index];
    if (fixed !== undefined) return fixed;
    const before = times.findLastIndex((time, other) => other < index && time !== undefined);
    const behind = times.findIndex((time, other) => other > index && time !== undefined);
    const last = behind < 0 ? planned.length : behind;
    const [from, to] = [times[before] ?? Number.NEGATIVE_INFINITY, times[last] ?? now];
    const step = Math.min(HOUR, (to - from) / (last - before));
    return Math.max(from + step * (index - before), Math.min(to - step * (last - index), at));
  });
}

/**
 * The working time in place of a time: the next one, or, until that is over, the last one before. Evenings, nights and weekends are
 * drawn together to an hour, so that two times keep their order.
 */
export function workingTime(time: number, now: number): number {
  const [from, to] = [lastHourBefore(time), firstHourAfter(time)];
  if (time >= to) return time;
  if (to <= now) {
    const closed = from + HOUR;
    return time < closed ? time : to - HOUR + ((time - closed) / (to - closed)) * HOUR;
  }
  const opened = to - HOUR;
  return time >= opened ? time : from + ((time - from) / (opened - from)) * HOUR;
}

/** When the last hour of work began of which a time is in or after. */
function lastHourBefore(time: number, day = startOfDay(time)): number {
  const begins = day + (CLOSES - 1) * HOUR;
  return isWorkingDay(day) && begins <= time ? begins : lastHourBefore(time, day - DAY);
}

/** When the first hour of work ends that follows on that. */
function firstHourAfter(time: number): number {
  const next = (day: number): number => (isWorkingDay(day) ? day + (OPENS + 1) * HOUR : next(day + DAY));
  return next(startOfDay(lastHourBefore(time)) + DAY);
}
