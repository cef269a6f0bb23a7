import { useMemo, useReducer } from 'react';

/** The frames that are in view, or nearly, in the order in which they came into view. */
type FrameTurns = ReadonlyMap<string, 'waiting' | 'loading' | 'loaded'>;

export interface FrameEvent {
  readonly frame: string;
  readonly happened: 'in view' | 'out of view' | 'loaded';
}

/** What an event changes. A frame that is loaded or out of view makes room for the next one that waits. */
function afterEvent(turns: FrameTurns, { frame, happened }: FrameEvent): FrameTurns {
  const next = new Map(turns);
  if (happened === 'out of view') next.delete(frame);
  else if (happened === 'in view' && !next.has(frame)) next.set(frame, 'waiting');
  else if (happened === 'loaded' && next.has(frame)) next.set(frame, 'loaded');
  const states = [...next];
  const first = states.find(([, state]) => state === 'waiting');
  if (first && states.every(([, state]) => state !== 'loading')) next.set(first[0], 'loading');
  return next;
}

/**
 * Which frames of a sheet exist. Those that come into view together load one after the other: all share one thread, and a dozen that
 * begin at once stay empty until nearly the last is done.
 */
export function useFrameTurns() {
  const [turns, tell] = useReducer(afterEvent, new Map());
  return useMemo(
    () => ({ exists: (frame: string) => turns.has(frame) && turns.get(frame) !== 'waiting', tell }),
    [turns],
  );
}
