import type { StoredProcess } from '../domain/process-state.ts';
import type { Need } from './stages.ts';

/** What each need of the transition table asks of a process. */
const met: Readonly<Record<Need, (process: StoredProcess, now: number) => boolean>> = {
  offerPending: ({ offer }) => offer?.fate.kind === 'pending',
  offerAccepted: ({ offer }) => offer?.fate.kind === 'accepted',
  offerExpired: ({ offer }) => offer?.fate.kind === 'expired',
  deadlinePassed: ({ offer }, now) => offer !== undefined && now >= offer.deadline,
};

/** The first of some needs that is not met; undefined when all are. */
export function unmetNeed(
  needs: readonly Need[],
  process: StoredProcess | undefined,
  now: number,
): Need | undefined {
  return needs.find((need) => !process || !met[need](process, now));
}
