/** The server's time once a reply has told it, until then the device's; Unix milliseconds. */
interface ServerClock {
  now(): number;
  /**
   * Takes the time of a reply that refused a timestamp (its `Date` header). Returns whether the call was signed with a different time,
   * so that a repeat can succeed; for calls made at the same time that is true for each.
   */
  learn(date: string | null, signedAt: number): boolean;
}

/** The least difference for a repeat: `Date` has whole seconds, and the reply takes its time. */
const WORTH_ANOTHER_TRY_MS = 60_000;

export function createServerClock(deviceNow: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => deviceNow() + ahead,
    learn(date, signedAt) {
      const told = Date.parse(date ?? '');
      if (!(Math.abs(told - signedAt) > WORTH_ANOTHER_TRY_MS)) return false;
      ahead = told - deviceNow();
      return true;
    },
  };
}
