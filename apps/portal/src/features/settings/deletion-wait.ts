/** Days between the request for deletion and the end, in which it can be taken back. */
export const DELETION_WAITS_DAYS = 30;
