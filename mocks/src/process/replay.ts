import type { ProcessActor, StoredProcess } from '../domain/process-state.ts';
import { act } from './engine.ts';
import type { PlainEventName, ProcessEvent } from './events.ts';

/** An event of a story: who caused it, and how long ago, in milliseconds before the story is told. */
export interface StoryEvent {
  readonly event: ProcessEvent;
  readonly who: ProcessActor;
  readonly ago: number;
}

/** What has happened in a process, oldest first. */
export type Story = readonly [StoryEvent, ...StoryEvent[]];

/** An event without data, as a story has it. */
export function storyEvent(type: PlainEventName, who: ProcessActor, ago: number): StoryEvent {
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
