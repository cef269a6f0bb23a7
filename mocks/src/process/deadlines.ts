import { DAY } from '../core/clock.ts';
import { type ProcessEventName, requestEvent, type StoredProcess } from '../domain/process-state.ts';
import { interviewOf } from './interviews.ts';
import { pendingKinds, requestOf } from './requests.ts';

/** How long a link can be opened: longer than what it is for can be done. */
export const LINK_LIFE = 30 * DAY;

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
