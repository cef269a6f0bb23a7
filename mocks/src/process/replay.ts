import type { ProcessActor, StoredProcess } from '../domain/process-state.ts';
import { act } from './engine.ts';
import type { PlainEventName, ProcessEvent } from './events.ts';

/** An event, who caused it, and how long ago. */
export interface PastEvent {
  readonly event: ProcessEvent;
  readonly who: ProcessActor;
  readonly ago: number;
}

/** Events, oldest first. */
export type Story = readonly [PastEvent, ...PastEvent[]];

export function pastEvent(type: PlainEventName, who: ProcessActor, ago: number): PastEvent {
  return { event: { type }, who, ago };
}

/**
 * The process that results from a story. Its history is legal, since the engine applies each event. Their effects lie in the
 * past, and are not carried out again.
 * @throws {TransitionRefused} for a story that is impossible
 */
export function replay(story: Story, now: number): StoredProcess {
  const [first, ...others] = story;
  const begun = act(undefined, first.event, now - first.ago, first.who).process;
  return others.reduce((process, { event, who, ago }) => act(process, event, now - ago, who).process, begun);
}
