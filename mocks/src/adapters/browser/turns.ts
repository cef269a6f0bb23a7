/** How long another tab may have its turn: one that hangs, as at a breakpoint, never ends it. */
export const TURN_PATIENCE_MS = 30_000;

/**
 * Runs what touches the stored visit one at a time across all tabs. In an insecure context there are no locks, and only one tab.
 * `onHung` is called before what has waited too long runs nevertheless; from then on this tab waits for no other.
 */
export function createTurns(visit: string, onHung: () => void) {
  let queue: Promise<unknown> = Promise.resolve();
  let alone: Promise<unknown> = Promise.resolve();
  let isAlone = navigator.locks === undefined;

  function inOwnTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = alone.then(run, run);
    alone = done.catch(() => undefined);
    return done;
  }

  async function inSharedTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), TURN_PATIENCE_MS);
    const begin = () => {
      clearTimeout(timer);
      return run();
    };
    try {
      return await navigator.locks.request(`careers-world:${visit}`, { signal: patience.signal }, begin);
    } catch (error) {
      if (!patience.signal.aborted) throw error;
      isAlone = true;
      onHung();
      return inOwnTurn(run);
    }
  }

  return {
    inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
      const done = isAlone ? inOwnTurn(run) : inSharedTurn(run);
      queue = done.catch(() => undefined);
      return done;
    },
    /** Resolves when all that was asked for until now has run. */
    settled: () => queue,
  };
}
