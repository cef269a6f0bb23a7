import type { ProcessActor, StoredProcess } from '../domain/process-state.ts';
import { act } from './engine.ts';
import type { PlainEventName, ProcessEvent } from './events.ts';

/** Something that happened, by whom, and how long ago. */
export interface PastEvent {
  readonly event: ProcessEvent;
  readonly who: ProcessActor;
  readonly ago: number;
}

/** What happened, oldest first. */
export type Story = readonly [PastEvent, ...PastEvent[]];

export function pastEvent(type: PlainEventName, who: ProcessActor, ago: number): PastEvent {
  return { event: { type }, who, ago };
}

/**
 * The process that a story comes to, oldest first: a legal history, since the engine lets each event happen. What
 * followed from them lies in the past, and is not done again.
 * @throws {TransitionRefused} for a story that cannot have happened
 */
export function replay(story: Story, now: number): StoredProcess {
  const [first, ...others] = story;
  const begun = act(undefined, first.event, now - first.ago, first.who).process;
  return others.reduce((process, { event, who, ago }) => act(process, event, now - ago, who).process, begun);
}
