import { OFFER_REASON_MAX } from '@careers/validation';
import { visibleText } from '../core/visible-text.ts';
import { BusinessError } from './context.ts';

/**
 * Refuses the reason that a candidate gives for declining an offer or an interview, or for another time, if it is missing or too
 * long (section 5).
 * @throws {BusinessError} reasonRequired, reasonTooLong
 */
export function refuseReason(reason: string): void {
  const said = visibleText(reason);
  if (said === '') throw new BusinessError('reasonRequired');
  if ([...said].length > OFFER_REASON_MAX) throw new BusinessError('reasonTooLong');
}
