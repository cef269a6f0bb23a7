import type {
  HandedInFile,
  OfferFate,
  ProcessEventName,
  StoredOffer,
  StoredProcess,
} from '../domain/process-state.ts';
import { OFFER_LIFE } from './deadlines.ts';

/** Something that happens, with what it brings. */
export type ProcessEvent =
  | { readonly type: 'declineOffer'; readonly reason: string }
  | { readonly type: 'submitAttachments'; readonly files: readonly HandedInFile[] }
  | { readonly type: PlainEventName };

/** The events that bring nothing: their names alone say what happens. */
export type PlainEventName = Exclude<ProcessEventName, 'declineOffer' | 'submitAttachments'>;

export function isPlain(event: ProcessEventName): event is PlainEventName {
  return event !== 'declineOffer' && event !== 'submitAttachments';
}

/** The offer of a process after an event that was let happen. */
export function offerAfter(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  at: number,
): StoredOffer | undefined {
  const offer = process?.offer;
  if (event.type === 'sendOffer')
    return { sentAt: at, deadline: at + OFFER_LIFE, fate: { kind: 'pending' }, attachments: [] };
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
      // One that has expired can no longer be taken back.
      return fate.kind === 'expired' ? undefined : { kind: 'withdrawn', at };
    default:
      return undefined;
  }
}
