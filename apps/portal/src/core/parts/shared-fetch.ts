interface Attempt<Thing> {
  readonly thing: Promise<Thing>;
  /** Who has asked for it. */
  readonly waiters: WeakSet<object>;
  failed: boolean;
}

/**
 * Fetches a thing once for all who need it, and returns to each the same promise. A failure is for those who were waiting; whoever
 * comes later has the thing fetched again. So what failed after its page was left has not failed for good.
 *
 * @returns a function that takes a waiter, which is an object that stands for one mounted place of the page, and returns the promise
 */
export function sharedFetch<Thing>(fetchThing: () => Promise<Thing>): (waiter: object) => Promise<Thing> {
  let attempt: Attempt<Thing> | undefined;
  function begin(): Attempt<Thing> {
    const begun: Attempt<Thing> = { thing: fetchThing(), waiters: new WeakSet(), failed: false };
    // The waiters see the failure.
    begun.thing.catch(() => {
      begun.failed = true;
    });
    return begun;
  }
  return (waiter) => {
    if (!attempt || (attempt.failed && !attempt.waiters.has(waiter))) attempt = begin();
    attempt.waiters.add(waiter);
    return attempt.thing;
  };
}
