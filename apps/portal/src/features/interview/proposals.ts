import { PROPOSALS, type TimeSpan } from '@careers/gateway/contract';
import { readDay } from '@careers/ui/forms';
import * as v from 'valibot';
import { viewerZone } from '../../core/format/format.ts';
import { overlap, startsOn } from '../../core/format/zones.ts';

/**
 * A proposed time: a day in the viewer's zone, and the instant at which it begins, as text; both empty at first. A restored day may not
 * have been left since it was typed, and is read now (decision 0043).
 */
const proposal = v.object({
  day: v.pipe(
    v.string(),
    v.transform((typed) => readDay(typed) ?? typed),
  ),
  start: v.string(),
});

export const proposeValues = v.object({
  reason: v.string(),
  proposals: v.pipe(v.array(proposal), v.length(PROPOSALS)),
});
export type ProposeValues = v.InferOutput<typeof proposeValues>;

export const emptyProposals: ProposeValues = {
  reason: '',
  proposals: Array.from({ length: PROPOSALS }, () => ({ day: '', start: '' })),
};

const HOUR = 3_600_000;

/** The hour that begins at an instant; undefined if none is chosen. */
export function spanFrom(start: string): TimeSpan | undefined {
  const time = Date.parse(start);
  if (Number.isNaN(time)) return undefined;
  return { start: new Date(time).toISOString(), end: new Date(time + HOUR).toISOString() };
}

/**
 * The hours that can be proposed on a day in the viewer's zone, as the instants at which they begin: only future ones, and none
 * if the company is closed all day. `now` is in milliseconds.
 */
export function hoursOf(day: string, companyZone: string, now: number) {
  const starts = startsOn(day, viewerZone(), companyZone);
  return { isClosed: starts.length === 0, starts: starts.filter((start) => start > now) };
}

/** Whether a chosen time overlaps with one of the proposals before it. */
export function overlapsEarlier(proposals: ProposeValues['proposals'], at: number): boolean {
  const own = spanFrom(proposals[at]?.start ?? '');
  return (
    own !== undefined &&
    proposals.slice(0, at).some(({ start }) => {
      const other = spanFrom(start);
      return other !== undefined && overlap(own, other);
    })
  );
}
