import { PROPOSALS, type TimeSpan } from '@careers/gateway/contract';
import * as v from 'valibot';
import { viewerZone } from '../../core/format/format.ts';
import { overlap, startsOn } from '../../core/format/zones.ts';

/** A time as it is chosen: a day of the viewer's, and the instant at which it begins, as text; empty until then. */
const proposal = v.object({ day: v.string(), start: v.string() });

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

/** An hour that begins at an instant; undefined while none is chosen. */
export function spanFrom(start: string): TimeSpan | undefined {
  const time = Date.parse(start);
  if (Number.isNaN(time)) return undefined;
  return { start: new Date(time).toISOString(), end: new Date(time + HOUR).toISOString() };
}

/**
 * The hours of a day of the viewer's that can be proposed: the instants at which they begin, those to come. The company may be
 * closed all day. `now` in milliseconds.
 */
export function hoursOf(day: string, companyZone: string, now: number) {
  const starts = startsOn(day, viewerZone(), companyZone);
  return { isClosed: starts.length === 0, starts: starts.filter((start) => start > now) };
}

/** Whether a chosen time meets one that was chosen before it. */
export function meetsEarlier(proposals: ProposeValues['proposals'], at: number): boolean {
  const own = spanFrom(proposals[at]?.start ?? '');
  return (
    own !== undefined &&
    proposals.slice(0, at).some(({ start }) => {
      const other = spanFrom(start);
      return other !== undefined && overlap(own, other);
    })
  );
}
