import {
  type LinkKind,
  type ProcessActor,
  type ProcessEventName,
  type Recipient,
  requestEvent,
  requestKinds,
} from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import type { ProcessEvent } from './events.ts';
import { begin, moveByLink, moveOn } from './hiring.ts';
import type { EventHost } from './host.ts';
import { findLink, liveToken } from './links.ts';

/**
 * An event in the past, and who caused it. With a link, the link's kind and recipient follow; without a recipient it is the
 * candidate.
 */
export interface PastEvent {
  readonly event: ProcessEvent;
  readonly by: Exclude<ProcessActor, 'link' | 'clock'> | { readonly link: LinkKind; readonly of?: Recipient };
  readonly at: number;
}

/**
 * Replays a delivery and all events since, oldest first, each at its time: messages and links are those that were sent then.
 * @param hostAt the world as it was at a time
 * @throws {TransitionRefused} for a past that is impossible
 * @throws {RangeError} for an event by a link that nobody had
 */
export function liveThrough(
  hostAt: (time: number) => EventHost,
  delivered: Parameters<typeof begin>[1],
  deliveredAt: number,
  since: readonly PastEvent[],
): StoredDelivery {
  const delivery = begin(hostAt(deliveredAt), delivered);
  for (const { event, by, at } of since) {
    const host = hostAt(at);
    if (typeof by === 'string') moveOn(host, delivery, event, by);
    else moveByLink(host, linkOf(host, delivery, by.link, by.of ?? 'candidate'), event);
  }
  return delivery;
}

/**
 * The kind of link by which an event is caused.
 * @throws {RangeError} for an event that needs no link
 */
export function kindActedBy(event: ProcessEventName): LinkKind {
  const answered = requestKinds.find((kind) => requestEvent('submit', kind) === event);
  if (answered) return answered;
  switch (event) {
    case 'acceptOffer':
    case 'declineOffer':
    case 'submitAttachments':
      return 'offer';
    case 'acceptInterview':
    case 'abandonInterview':
    case 'reportTimeNotSuitable':
      return 'interview';
    default:
      throw new RangeError(`${event} happens without a link`);
  }
}

function linkOf(host: EventHost, { id }: StoredDelivery, kind: LinkKind, recipient: Recipient) {
  const token = liveToken(host.state(), id, kind, host.clock.now(), recipient);
  const opened = token === undefined ? undefined : findLink(host.state(), token);
  if (!opened) throw new RangeError(`no link of the kind ${kind} was sent for ${id}`);
  return opened;
}
