import type { WorldClock } from '../core/clock.ts';
import type { InboxMessage, PositionStatus } from '../domain/state.ts';
import type { PositionTable } from '../positions/table.ts';
import type { ConfiguredWorld } from '../sites/configuration.ts';

/** What processes need of their world. */
export interface ProcessHost extends ConfiguredWorld {
  readonly clock: Pick<WorldClock, 'now'>;
  /** Numbers in [0, 1) that follow from no id. */
  readonly random: () => number;
  readonly newId: (kind: string) => string;
  readonly positions: () => { readonly table: PositionTable };
  readonly send: (message: Omit<InboxMessage, 'id' | 'at'>) => void;
  readonly setPositionStatus: (id: string, status: PositionStatus) => void;
}
