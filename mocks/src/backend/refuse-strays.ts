import { BusinessError } from './context.ts';

/**
 * Refuses a list that answers what nobody has asked, or answers something twice.
 * @param asked the ids of what is asked
 * @param answered the ids of what is answered, each as often as it is
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
