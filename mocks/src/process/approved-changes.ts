import { createDraw, hashText } from '../core/random.ts';
import type { StoredProcess } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import type { SalaryRange } from '../positions/table.ts';
import { answersOf } from './requests.ts';

/** What an approval adds to a position: openings, and thousands of yuan at both ends of its salary. */
interface PositionChange {
  readonly openings: number;
  readonly salary: SalaryRange;
}

/** The change that is proposed for the position of a delivery: one more opening, and a higher salary. */
export function proposedChange({ positionId }: Pick<StoredDelivery, 'positionId'>): PositionChange {
  const more = 1 + Math.floor(createDraw(hashText(positionId), 'approval')(0) * 4);
  return { openings: 1, salary: [more, 2 * more] };
}

/** The sum of all changes of a position that were approved at a time or later. */
export function approvedSince(
  deliveries: readonly StoredDelivery[],
  positionId: string,
  since: number,
): PositionChange {
  return deliveries
    .filter((delivery) => delivery.positionId === positionId)
    .flatMap((delivery) => {
      const approved = approvalsOf(delivery.process).filter((at) => at >= since);
      return approved.map(() => proposedChange(delivery));
    })
    .reduce(
      ({ openings, salary: [low, high] }, more) => ({
        openings: openings + more.openings,
        salary: [low + more.salary[0], high + more.salary[1]],
      }),
      { openings: 0, salary: [0, 0] },
    );
}

/** The ids of the positions of which changes were approved. */
export function changedPositions(deliveries: readonly StoredDelivery[]): ReadonlySet<string> {
  const approved = deliveries.filter(({ process }) => approvalsOf(process).length > 0);
  return new Set(approved.map(({ positionId }) => positionId));
}

/** When changes were approved in a process. */
function approvalsOf(process: StoredProcess): number[] {
  const approved = answersOf(process, 'approval').filter(({ answer }) => answer.decision === 'approved');
  return approved.map(({ at }) => at);
}
