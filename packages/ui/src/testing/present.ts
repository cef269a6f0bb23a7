/**
 * An element that a test needs in order to act: without it the test fails, where a condition would silently skip the action.
 */
export function present<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('what the test acts on is not there');
  return found;
}
