/** Milliseconds of a day that is no day of a calendar: one of those may have an hour more or less. */
export const DAY_MS = 86_400_000;
