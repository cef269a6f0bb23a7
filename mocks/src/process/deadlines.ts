import { DAY, endOfDay } from '../core/clock.ts';
import { type ProcessEventName, requestEvent, type StoredProcess } from '../domain/process-state.ts';
import { interviewOf } from './interviews.ts';
import { pendingKinds, requestOf } from './requests.ts';

/** How long a link can be opened: longer than what it is for can be done. */
const LINK_LIFE = 30 * DAY;

/** Until when a link that is issued at a time can be opened: like every deadline, until a day ends. */
export const linkEnd = (issuedAt: number): number => endOfDay(issuedAt + LINK_LIFE);

/** Something that happens by itself, and when it was due. */
export interface DueEvent {
  readonly type: Extract<ProcessEventName, `expire${string}`>;
  readonly at: number;
}

/** What the clock owes a process at a time: the first of it. */
export function dueEvent(process: StoredProcess, now: number): DueEvent | undefined {
  return waits(process)
    .filter(({ at }) => now >= at)
    .sort((a, b) => a.at - b.at)[0];
}

/** What will happen by itself if nobody answers. */
function waits(process: StoredProcess): DueEvent[] {
  const { offer } = process;
  const interview = interviewOf(process);
  return [
    ...(offer?.fate.kind === 'pending' ? [{ type: 'expireOffer' as const, at: offer.deadline }] : []),
    ...(interview?.fate.kind === 'invited'
      ? [{ type: 'expireInterview' as const, at: interview.deadline }]
      : []),
    ...pendingKinds(process).flatMap((kind) => {
      const request = requestOf(process, kind);
      return request ? [{ type: requestEvent('expire', kind), at: request.deadline }] : [];
    }),
  ];
}
