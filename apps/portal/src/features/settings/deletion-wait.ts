/** The waiting period of a deletion in days, during which it can be cancelled. */
export const DELETION_WAITS_DAYS = 30;
