/** Milliseconds of a day without a time zone. */
export const DAY_MS = 86_400_000;
