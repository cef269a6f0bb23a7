import { DAY, endOfDay } from '../core/clock.ts';
import { type ProcessEventName, requestEvent, type StoredProcess } from '../domain/process-state.ts';
import { interviewOf } from './interviews.ts';
import { pendingKinds, requestOf } from './requests.ts';

/** How long a link can be opened, which is longer than it can be used for its purpose. */
const LINK_LIFE = 30 * DAY;

/** Until when a link can be opened: like every deadline, until the end of a day. */
export const linkEnd = (issuedAt: number): number => endOfDay(issuedAt + LINK_LIFE);

/** An event that happens by itself, and when it was due. */
interface DueEvent {
  readonly type: Extract<ProcessEventName, `expire${string}`>;
  readonly at: number;
}

/** The first event that is due in a process by a time. */
export function dueEvent(process: StoredProcess, now: number): DueEvent | undefined {
  return waits(process)
    .filter(({ at }) => now >= at)
    .sort((a, b) => a.at - b.at)[0];
}

/** The events that will happen by themselves if nobody answers. */
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
