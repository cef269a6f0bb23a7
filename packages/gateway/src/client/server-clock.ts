/** The server's time, as far as a reply has told it; the device's own until then. Unix milliseconds. */
export interface ServerClock {
  now(): number;
  /**
   * Takes the time of a reply that refused a timestamp (its `Date` header). Says whether that moves the clock
   * enough for another try to be worth it.
   */
  learn(date: string | null): boolean;
}

/** A `Date` header counts whole seconds, and the reply was some time on its way. */
const WORTH_ANOTHER_TRY_MS = 60_000;

export function createServerClock(deviceNow: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => deviceNow() + ahead,
    learn(date) {
      const told = Date.parse(date ?? '') - deviceNow();
      if (!(Math.abs(told - ahead) > WORTH_ANOTHER_TRY_MS)) return false;
      ahead = told;
      return true;
    },
  };
}
