/** The server's time, as far as a reply has told it; the device's own until then. Unix milliseconds. */
export interface ServerClock {
  now(): number;
  /**
   * Takes the time of a reply that refused a timestamp (its `Date` header). Says whether the call was signed with
   * another time, so that another try is worth it: of calls made at once, each was.
   */
  learn(date: string | null, signedAt: number): boolean;
}

/** A `Date` header counts whole seconds, and the reply was some time on its way. */
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
