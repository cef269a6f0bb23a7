import { keepNewestOf } from '../core/keep-newest.ts';
import type { ProcessActor, ProcessEventName } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { act, legalEvents, passedBy } from './engine.ts';
import type { ProcessEvent } from './events.ts';
import type { EventHost } from './host.ts';
import type { IsBusy } from './interviews.ts';
import { dropStrayLinks, type OpenedLink } from './links.ts';
import { perform } from './perform.ts';
import { turnedBack } from './turned-back.ts';

/** How many deliveries a world keeps; beyond that the oldest are deleted. */
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
 * Causes an event in a process, and carries out its effects.
 * @param isBusy whether the interviewer has something else to do at a time, to which they are not invited then
 * @throws {TransitionRefused} nothing but the time has passed then
 */
export function moveOn(
  host: EventHost,
  delivery: StoredDelivery,
  event: ProcessEvent,
  who: Exclude<ProcessActor, 'link'>,
  isBusy?: IsBusy,
): void {
  // Each of the events that were due before leaves its own time.
  passDeadlinesOf(host, delivery);
  const { process, effects } = act(delivery.process, event, host.clock.now(), who, isBusy);
  delivery.process = process;
  perform(host, delivery, effects);
}

/**
 * Causes an event by a link, which shows the receipt from then on.
 * @param check checks the param once the event is known to be possible; if it throws, nothing was changed
 * @throws {TransitionRefused} nothing was changed then
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
 * Brings all processes up to date with the clock: what was not answered in time expires, and is open again if the clock was
 * turned back before that. What was due first happens first, each at its time: a clock that jumps a month leaves what one that was
 * looked at every hour would have left.
 */
export function passDeadlines(host: EventHost): void {
  const { deliveries } = host.state();
  for (const delivery of deliveries) turnBack(host, delivery);
  pass(host, deliveries);
}

/** Takes back events that the clock has caused in a process later than now, and the messages about them. */
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

/** Brings one process up to date with the clock. */
export function passDeadlinesOf(host: EventHost, delivery: StoredDelivery): void {
  pass(host, [delivery]);
}

function pass(host: EventHost, deliveries: readonly StoredDelivery[]): void {
  const now = host.clock.now();
  const passed = deliveries.flatMap((delivery) =>
    passedBy(delivery.process, now).map((acted) => ({ delivery, ...acted })),
  );
  for (const { delivery, process, effects, at } of passed.sort((one, other) => one.at - other.at)) {
    delivery.process = process;
    perform({ ...host, clock: { now: () => at } }, delivery, effects);
  }
}

/** The events that somebody can cause in a process now. */
export function eventsOf(
  host: EventHost,
  { process }: StoredDelivery,
  who: ProcessActor,
): ProcessEventName[] {
  return legalEvents(process, host.clock.now(), who);
}
