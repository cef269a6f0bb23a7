import { DAY } from '../core/clock.ts';
import type { ProcessEventName, StoredProcess } from '../domain/process-state.ts';

/** How long an offer may be answered, on the world's clock. */
export const OFFER_LIFE = 7 * DAY;

/** How long a link can be opened: longer than what it is for can be done. */
export const LINK_LIFE = 30 * DAY;

/** Something that happens by itself, and when it was due. */
export interface DueEvent {
  readonly type: Extract<ProcessEventName, 'expireOffer'>;
  readonly at: number;
}

/** What the clock owes a process at a time. */
export function dueEvent({ offer }: StoredProcess, now: number): DueEvent | undefined {
  const due = offer?.fate.kind === 'pending' && now >= offer.deadline;
  return due ? { type: 'expireOffer', at: offer.deadline } : undefined;
}
