import type {
  ProcessActor,
  ProcessEventName,
  ProcessStep,
  Stage,
  StoredProcess,
} from '../domain/process-state.ts';
import { dueEvent } from './deadlines.ts';
import { type Effect, effectsOf } from './effects.ts';
import type { ProcessEvent } from './events.ts';
import { type IsBusy, interviewsAfter } from './interviews.ts';
import type { Need } from './need.ts';
import { unmetNeed } from './needs.ts';
import { offerAfter } from './offers.ts';
import { stageOf } from './process.ts';
import { requestsAfter } from './requests.ts';
import { type Transition, transitions } from './stages.ts';

/** An event that is not possible now; nothing was changed. */
export class TransitionRefused extends Error {
  override readonly name = 'TransitionRefused';
  readonly event: ProcessEventName;
  /** The unchanged process; undefined before it began. */
  readonly process: StoredProcess | undefined;
  /** There is no such transition, it is somebody else's, or one of its needs is not met. */
  readonly why: 'undeclared' | 'forbidden' | Need;

  constructor(event: ProcessEventName, process: StoredProcess | undefined, why: TransitionRefused['why']) {
    super(`${event} is not possible ${process ? `at ${stageOf(process)}` : 'before a delivery'}: ${why}`);
    this.event = event;
    this.process = process;
    this.why = why;
  }
}

/** The result of an event. */
export interface Acted {
  readonly process: StoredProcess;
  readonly effects: readonly Effect[];
}

/**
 * The only way in which a process changes: applies an event, after those that were due by the clock. It is pure: the caller
 * stores the process and carries out the effects.
 * @param process undefined for the event that begins one
 * @param now world time
 * @param isBusy whether the interviewer has something else to do at a time, to which they are not invited then
 * @throws {TransitionRefused} for anything that the table does not allow
 */
export function act(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  now: number,
  who: ProcessActor,
  isBusy?: IsBusy,
): Acted {
  const passed = process ? passTime(process, now) : undefined;
  const acted = step(passed?.process, event, now, who, isBusy);
  return { process: acted.process, effects: [...(passed?.effects ?? []), ...acted.effects] };
}

/** A process after all events that the clock has caused by a time; if there are none, the same process without effects. */
export function passTime(process: StoredProcess, now: number): Acted {
  const passed = passedBy(process, now);
  return { process: passed.at(-1)?.process ?? process, effects: passed.flatMap(({ effects }) => effects) };
}

/** What the clock has caused in a process by a time, one event after the other, each with the time at which it was due. */
export function passedBy(process: StoredProcess, now: number): (Acted & { readonly at: number })[] {
  const due = dueEvent(process, now);
  if (!due) return [];
  const passed = step(process, due, due.at, 'clock');
  return [{ ...passed, at: due.at }, ...passedBy(passed.process, now)];
}

/** The events that somebody can cause in a process now. */
export function legalEvents(process: StoredProcess, now: number, who: ProcessActor): ProcessEventName[] {
  const { process: current } = passTime(process, now);
  return waysFrom(stageOf(current))
    .filter((way) => way.who === who && unmetNeed(way.needs ?? [], current, now) === undefined)
    .map(({ event }) => event);
}

function step(
  process: StoredProcess | undefined,
  event: ProcessEvent,
  at: number,
  by: ProcessActor,
  isBusy?: IsBusy,
): Acted {
  const stage = process && stageOf(process);
  const ways = waysFrom(stage).filter((way) => way.event === event.type);
  const [first] = ways;
  if (!first) throw new TransitionRefused(event.type, process, 'undeclared');
  const way = ways.find(({ who }) => who === by);
  if (!way) throw new TransitionRefused(event.type, process, 'forbidden');
  const unmet = unmetNeed(way.needs ?? [], process, at);
  if (unmet) throw new TransitionRefused(event.type, process, unmet);
  const taken = { event: event.type, by, stage: way.to, at };
  const offer = offerAfter(process, event, at);
  const next: StoredProcess = {
    steps: process ? [...process.steps, taken] : [taken],
    ...(offer ? { offer } : {}),
    interviews: interviewsAfter(process, event, at, way.to, isBusy),
    requests: requestsAfter(process, event, at, way.to),
  };
  return { process: next, effects: effectsOf(event.type, next, at) };
}

/** Whether the table has a step from a stage; undefined for the step that begins a process. */
export function isDeclared(from: Stage | undefined, { event, by, stage }: ProcessStep): boolean {
  return waysFrom(from).some((way) => way.event === event && way.who === by && way.to === stage);
}

function waysFrom(stage: Stage | undefined): readonly Transition[] {
  return transitions.filter(({ from }) => from === stage);
}
