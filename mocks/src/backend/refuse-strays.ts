import { BusinessError } from './context.ts';

/**
 * Refuses answers to something that was not asked, and two answers to the same thing.
 * @param asked the ids of what is asked
 * @param answered the ids of all answers
 * @throws {BusinessError} the reason, with the ids
 */
export function refuseStrays(
  asked: readonly string[],
  answered: readonly string[],
  reason: 'entryNotAsked' | 'sectionNotAsked' = 'entryNotAsked',
): void {
  const strays = answered.filter((id, at) => !asked.includes(id) || answered.indexOf(id) < at);
  if (strays.length > 0) throw new BusinessError(reason, { strays });
}
