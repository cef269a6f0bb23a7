import type { Backend } from '../../src/backend/context.ts';
import type { WorldState } from '../../src/domain/state.ts';

/** Replaces parts of a world's state; the object stays the same, since others refer to it. */
export function changeState(backend: Backend, changes: Partial<WorldState>): void {
  Object.assign(backend.state(), changes);
}

/** A world's state as it is now, to be put back. */
export function keptState(backend: Backend): WorldState {
  return structuredClone(backend.state());
}
