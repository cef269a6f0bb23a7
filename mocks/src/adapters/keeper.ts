import type { WorldState } from '../world/state.ts';
import { readSnapshot, SnapshotError, type World } from '../world/world.ts';

/** Keeps a world's state in local storage; what another tab wrote is taken before each call. */
export function createKeeper(world: World, key: string) {
  const name = `careers-world:${key}`;
  let last: string | null = null;

  /** Sites that another tab configured while a call was under way here: no call does that, so theirs are right. */
  function takeSites(): void {
    const kept = localStorage.getItem(name);
    if (kept === null || kept === last) return;
    try {
      const theirs = readSnapshot(JSON.parse(kept)).sites;
      const { sites } = world.state();
      for (const id of Object.keys(sites)) delete sites[id];
      Object.assign(sites, theirs);
    } catch (error) {
      if (!(error instanceof SnapshotError || error instanceof SyntaxError)) throw error;
    }
  }

  const keeper = {
    owns: (key: string | null) => key === name,
    /** Takes what is kept; false when there is nothing, or nothing of this shape. */
    load(): boolean {
      const kept = localStorage.getItem(name);
      if (kept === null || kept === last) return kept !== null;
      try {
        const state: unknown = JSON.parse(kept);
        world.restore(state);
        last = kept;
        return true;
      } catch (error) {
        // A world of an older shape starts anew rather than not at all.
        if (error instanceof SnapshotError || error instanceof SyntaxError) return false;
        throw error;
      }
    },
    save(): void {
      takeSites();
      const text = JSON.stringify(world.state() satisfies WorldState);
      if (text === last) return;
      try {
        localStorage.setItem(name, text);
      } catch {
        // What cannot be kept has not happened: the next reload would not know of it.
        last = null;
        keeper.load();
        throw new RangeError('this world has become too large for the storage of the browser');
      }
      last = text;
    },
    forget(): void {
      last = null;
      localStorage.removeItem(name);
    },
    /** Runs something on what is kept, while no other tab does, and keeps what it did. */
    exclusively: <Result>(run: () => Promise<Result>): Promise<Result> =>
      withLock(name, async () => {
        keeper.load();
        const result = await run();
        keeper.save();
        return result;
      }),
  };
  return keeper;
}

/** One call at a time over all tabs; where the context is not secure there are no locks, and one tab. */
async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? ((await locks.request(name, run)) as Result) : run();
}
