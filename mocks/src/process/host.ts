import type { WorldClock } from '../core/clock.ts';
import type { InboxMessage, PositionStatus } from '../domain/state.ts';
import type { PositionTable } from '../positions/table.ts';
import type { ConfiguredWorld } from '../sites/configuration.ts';

/** What the candidate of the samples does and is. */
export interface SampleCandidate {
  /** Their line of work: one of the job categories. */
  readonly category: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: string;
  /** In the language of the world, as what follows. */
  readonly city: string;
  /** Where the referee was their manager. */
  readonly formerEmployer: string;
}

/** What an event of a process, and what follows from it, need of their world. */
export interface EventHost extends ConfiguredWorld {
  readonly clock: Pick<WorldClock, 'now'>;
  /** Numbers in [0, 1) that follow from no id. */
  readonly random: () => number;
  readonly positions: () => { readonly table: PositionTable };
  readonly send: (message: Omit<InboxMessage, 'id' | 'at'>) => void;
  readonly setPositionStatus: (id: string, status: PositionStatus) => void;
}

/** What processes need of their world. */
export interface ProcessHost extends EventHost {
  readonly newId: (kind: string) => string;
  readonly sampleCandidate: () => SampleCandidate;
}
