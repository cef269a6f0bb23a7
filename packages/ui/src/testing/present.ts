/** What must be there for a test to act on: without it the test fails, where a condition would pass over the act. */
export function present<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('what the test acts on is not there');
  return found;
}
