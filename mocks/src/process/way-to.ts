import type { ProcessActor, Stage, StoredProcess } from '../domain/process-state.ts';
import { act, legalEvents } from './engine.ts';
import { isPlain, type PlainEventName } from './events.ts';
import { stageOf } from './process.ts';

/**
 * The fewest events by which somebody alone can bring a process to a stage now; undefined if there are none. They are only tried
 * out with the engine. Requests are left out, as they lead to no other stage.
 */
export function wayTo(
  process: StoredProcess,
  stage: Stage,
  now: number,
  who: ProcessActor,
): readonly PlainEventName[] | undefined {
  const seen = new Set<Stage>();
  let ends = [{ process, way: [] as readonly PlainEventName[] }];
  while (ends.length > 0) {
    const next = ends.flatMap((end) =>
      legalEvents(end.process, now, who)
        .filter(isPlain)
        .filter((event) => !event.startsWith('request'))
        .map((event) => ({
          process: act(end.process, { type: event }, now, who).process,
          way: [...end.way, event],
        })),
    );
    const there = next.find((end) => stageOf(end.process) === stage);
    if (there) return there.way;
    ends = next.filter((end) => {
      const reached = stageOf(end.process);
      if (seen.has(reached)) return false;
      seen.add(reached);
      return true;
    });
  }
  return undefined;
}
