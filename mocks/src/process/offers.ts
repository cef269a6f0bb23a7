import { DAY, endOfDay } from '../core/clock.ts';
import type { OfferFate, StoredOffer, StoredProcess } from '../domain/process-state.ts';
import type { ProcessEvent } from './events.ts';

/** How long an offer can be answered, on the world's clock, until the end of that day. */
export const OFFER_LIFE = 7 * DAY;

/** The offer of a process after an event. */
export function offerAfter(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  at: number,
): StoredOffer | undefined {
  const offer = process?.offer;
  if (event.type === 'sendOffer')
    return { sentAt: at, deadline: endOfDay(at + OFFER_LIFE), fate: { kind: 'pending' }, attachments: [] };
  if (!offer) return undefined;
  if (event.type === 'submitAttachments')
    return { ...offer, attachments: [...offer.attachments, ...event.files] };
  const fate = fateAfter(event, at, offer);
  return fate ? { ...offer, fate } : offer;
}

function fateAfter(event: ProcessEvent, at: number, { fate }: StoredOffer): OfferFate | undefined {
  switch (event.type) {
    case 'acceptOffer':
      return { kind: 'accepted', at };
    case 'declineOffer':
      return { kind: 'declined', at, reason: event.reason };
    case 'expireOffer':
      return { kind: 'expired', at };
    case 'reject':
      // An expired offer can no longer be withdrawn.
      return fate.kind === 'expired' ? undefined : { kind: 'withdrawn', at };
    default:
      return undefined;
  }
}
