import type { WorldClock } from '../core/clock.ts';
import type { InboxMessage, PositionStatus } from '../domain/state.ts';
import type { PositionTable } from '../positions/table.ts';
import type { ConfiguredWorld } from '../sites/configuration.ts';

/** Facts about the candidate of the sample data. */
export interface SampleCandidate {
  /** Their profession: one of the job categories. */
  readonly category: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: string;
  /** In the language of the world, like the fields below. */
  readonly city: string;
  /** Where the referee was their manager. */
  readonly formerEmployer: string;
}

/** What an event of a process, and its effects, need of their world. */
export interface EventHost extends ConfiguredWorld {
  readonly clock: Pick<WorldClock, 'now'>;
  /** Random numbers in [0, 1) that cannot be derived from an id. */
  readonly random: () => number;
  readonly positions: () => { readonly table: PositionTable };
  /** Sends a message, as of a time; without one, of now. */
  readonly send: (message: Omit<InboxMessage, 'id' | 'at'>, at?: number) => void;
  readonly setPositionStatus: (id: string, status: PositionStatus) => void;
  /** Has the positions follow what the world's state says has changed of them. */
  readonly applyPositionChanges: () => void;
}

/** What processes need of their world. */
export interface ProcessHost extends EventHost {
  readonly sampleCandidate: () => SampleCandidate;
}
