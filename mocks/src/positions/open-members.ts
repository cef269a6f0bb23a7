import type { PositionKinds } from './kinds.ts';
import { OPEN, type PositionTable } from './table.ts';

/** The open positions grouped by kind, for counting; valid until a position is opened or closed. */
export interface OpenMembers {
  /** For each kind, where its positions begin; they end where those of the next kind begin. */
  readonly starts: Uint32Array;
  readonly places: Uint8Array;
  /** The set of benefits of each position. */
  readonly sets: Uint16Array;
}

export function readOpenMembers(
  { size, status, workPlace }: PositionTable,
  { kindOf, setOf, examples }: PositionKinds,
): OpenMembers {
  const starts = new Uint32Array(examples.length + 1);
  for (let index = 0; index < size; index++) {
    if (status[index] !== OPEN) continue;
    const next = (kindOf[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let kind = 1; kind < starts.length; kind++)
    starts[kind] = (starts[kind] ?? 0) + (starts[kind - 1] ?? 0);
  const count = starts.at(-1) ?? 0;
  const members = { starts, places: new Uint8Array(count), sets: new Uint16Array(count) };
  const free = starts.slice();
  for (let index = 0; index < size; index++) {
    if (status[index] !== OPEN) continue;
    const kind = kindOf[index] ?? 0;
    const at = free[kind] ?? 0;
    members.places[at] = workPlace[index] ?? 0;
    members.sets[at] = setOf[index] ?? 0;
    free[kind] = at + 1;
  }
  return members;
}
