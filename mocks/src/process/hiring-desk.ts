import { Refusal } from '../core/refusal.ts';
import type {
  InterviewFate,
  OfferFate,
  ProcessEventName,
  RequestKind,
  Stage,
  StoredInterview,
} from '../domain/process-state.ts';
import type { PositionStatus, StoredDelivery } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import { isPlain, type PlainEventName } from './events.ts';
import { eventsOf, moveOn } from './hiring.ts';
import type { ProcessHost } from './host.ts';
import { interviewOf } from './interviews.ts';
import { stageOf } from './process.ts';
import { pendingKinds } from './requests.ts';
import { isBusyElsewhere } from './slots.ts';
import { wayTo } from './way-to.ts';

/** A delivery as a recruiter sees it. */
export interface DeskDelivery {
  readonly id: string;
  readonly stage: Stage;
  /** The candidate's name, as the account has it: it does not follow the language of the world, as the title of the position does. */
  readonly candidate: string;
  readonly post: string;
  readonly positionId: string;
  readonly positionStatus: PositionStatus;
  readonly deliveredAt: number;
  /** What became of the offer, if there is one. */
  readonly offer?: OfferFate['kind'];
  /** What became of the latest invitation to an interview, and when the interview takes place. */
  readonly interview?: { readonly fate: InterviewFate['kind']; readonly start?: number };
  /** The requests that wait for an answer. */
  readonly waitsFor: readonly RequestKind[];
  /** The events that the recruiter can cause now. */
  readonly events: readonly ProcessEventName[];
}

/** What a recruiter does, by the rules of the process. */
export interface HiringDesk {
  /** Every delivery, newest first. */
  deliveries(): DeskDelivery[];
  /**
   * Causes an event.
   * @throws {RangeError} if it is not possible now, naming those that are
   */
  act(deliveryId: string, event: string): void;
  /**
   * Moves a delivery to a stage, by the events that lead there one after the other.
   * @throws {RangeError} if none do; nothing was changed then
   */
  move(deliveryId: string, stage: Stage): void;
}

export function createHiringDesk(host: ProcessHost): HiringDesk {
  const find = (id: string): StoredDelivery => {
    const found = host.state().deliveries.find((one) => one.id === id);
    if (!found) throw new Refusal(`no delivery ${id}`, `没有投递 ${id}`);
    return found;
  };
  const possible = (delivery: StoredDelivery) => eventsOf(host, delivery, 'recruiter');
  const refuse = (delivery: StoredDelivery, what: string, inChinese = what) => {
    const { id, process } = delivery;
    const events = possible(delivery);
    return new Refusal(
      `${id} is at ${stageOf(process)}: no ${what} from there; possible now: ${events.join(', ') || 'nothing'}`,
      `${id} 处于 ${stageOf(process)}，不能 ${inChinese}；现在可以：${events.join('、') || '无'}`,
    );
  };
  // A recruiter looks into the interviewer's calendar first. The samples of a new world do not, so that their times are always the same.
  const happen = (delivery: StoredDelivery, event: PlainEventName) =>
    moveOn(host, delivery, { type: event }, 'recruiter', (time) =>
      isBusyElsewhere(host.state(), delivery, time),
    );
  return {
    deliveries: () =>
      host
        .state()
        .deliveries.map((delivery) => ({ ...describe(host, delivery), events: possible(delivery) }))
        .sort((a, b) => b.deliveredAt - a.deliveredAt),
    act(id, name) {
      const delivery = find(id);
      const event = possible(delivery).find((one) => one === name);
      if (!event || !isPlain(event)) throw refuse(delivery, name);
      happen(delivery, event);
    },
    move(id, stage) {
      const delivery = find(id);
      const way = wayTo(delivery.process, stage, host.clock.now(), 'recruiter');
      if (!way) throw refuse(delivery, `way to ${stage}`, `移到 ${stage}`);
      for (const event of way) happen(delivery, event);
    },
  };
}

function interviewOnDesk({ fate, time }: StoredInterview): NonNullable<DeskDelivery['interview']> {
  return { fate: fate.kind, ...(time ? { start: time.start } : {}) };
}

function describe(host: ProcessHost, delivery: StoredDelivery): Omit<DeskDelivery, 'events'> {
  const { id, accountId, positionId, deliveredAt, process } = delivery;
  const { table } = host.positions();
  const interview = interviewOf(process);
  const { post, status } = describeSummary(
    table,
    table.indexOf(positionId) ?? 0,
    host.config.lang,
    host.state().startedAt,
  );
  return {
    id,
    stage: stageOf(process),
    candidate: host.state().accounts[accountId]?.name ?? '',
    post,
    positionId,
    positionStatus: status,
    deliveredAt,
    ...(process.offer ? { offer: process.offer.fate.kind } : {}),
    ...(interview ? { interview: interviewOnDesk(interview) } : {}),
    waitsFor: pendingKinds(process),
  };
}
