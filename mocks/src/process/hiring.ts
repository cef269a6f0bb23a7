import { keepNewestOf } from '../core/keep-newest.ts';
import type { ProcessActor, ProcessEventName } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { dueEvent } from './deadlines.ts';
import { act, legalEvents, passTime } from './engine.ts';
import type { ProcessEvent } from './events.ts';
import type { EventHost } from './host.ts';
import { dropStrayLinks, type OpenedLink } from './links.ts';
import { perform } from './perform.ts';
import { turnedBack } from './turned-back.ts';

/** Deliveries of a world; beyond that the oldest go. */
const DELIVERIES_KEPT = 5000;

/** Begins a process with a delivery. */
export function begin(
  host: EventHost,
  delivered: Omit<StoredDelivery, 'process' | 'deliveredAt'>,
): StoredDelivery {
  const now = host.clock.now();
  const { process, effects } = act(undefined, { type: 'deliver' }, now, 'candidate');
  const delivery: StoredDelivery = { ...delivered, deliveredAt: now, process };
  const { deliveries } = host.state();
  deliveries.push(delivery);
  if (deliveries.length > DELIVERIES_KEPT) {
    keepNewestOf(deliveries, DELIVERIES_KEPT);
    dropStrayLinks(host.state());
  }
  perform(host, delivery, effects);
  return delivery;
}

/**
 * Lets something happen in a process, with all that follows from it.
 * @throws {TransitionRefused} nothing has changed then
 */
export function moveOn(
  host: EventHost,
  delivery: StoredDelivery,
  event: ProcessEvent,
  who: Exclude<ProcessActor, 'link'>,
): void {
  const { process, effects } = act(delivery.process, event, host.clock.now(), who);
  delivery.process = process;
  perform(host, delivery, effects);
}

/**
 * Lets something happen by a link, which from then on shows what was done by it.
 * @param check judges what is said, once it is known that it may be said at all; nothing has changed if it throws
 * @throws {TransitionRefused} nothing has changed then
 */
export function moveByLink(
  host: EventHost,
  { token, link, delivery }: OpenedLink,
  event: ProcessEvent,
  check: () => void = () => {},
): void {
  const now = host.clock.now();
  const { process, effects } = act(delivery.process, event, now, 'link');
  check();
  delivery.process = process;
  const { draft: _submitted, ...used } = link;
  host.state().links[token] = { ...used, usedAt: now };
  perform(host, delivery, effects);
}

/**
 * Does in every process what the clock owes it: what was not answered in time expires, and waits again where the clock was
 * turned back to before that.
 */
export function passDeadlines(host: EventHost): void {
  for (const delivery of host.state().deliveries) {
    turnBack(host, delivery);
    passDeadlinesOf(host, delivery);
  }
}

/** Takes back what the clock has done to a process later than now, and what was written about that. */
function turnBack(host: EventHost, delivery: StoredDelivery): void {
  const now = host.clock.now();
  const process = turnedBack(delivery.process, now);
  if (process === delivery.process) return;
  delivery.process = process;
  const known = Math.max(now, process.steps.at(-1)?.at ?? now);
  const state = host.state();
  state.inbox = state.inbox.filter(
    ({ deliveryId, at }) => deliveryId !== delivery.id || Date.parse(at) <= known,
  );
}

/** Does in one process what the clock owes it. */
export function passDeadlinesOf(host: EventHost, delivery: StoredDelivery): void {
  const now = host.clock.now();
  if (!dueEvent(delivery.process, now)) return;
  const { process, effects } = passTime(delivery.process, now);
  delivery.process = process;
  perform(host, delivery, effects);
}

/** What somebody may let happen in a process now. */
export function eventsOf(
  host: EventHost,
  { process }: StoredDelivery,
  who: ProcessActor,
): ProcessEventName[] {
  return legalEvents(process, host.clock.now(), who);
}
