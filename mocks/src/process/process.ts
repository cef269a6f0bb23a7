import {
  type LinkOutcome,
  type ProcessEventName,
  type ProcessStep,
  requestEvent,
  requestKinds,
  type Stage,
  type StoredOffer,
  type StoredProcess,
} from '../domain/process-state.ts';
import { requestRules } from './requests.ts';

/** The stage of a process. */
export function stageOf({ steps }: StoredProcess): Stage {
  return (steps.at(-1) ?? steps[0]).stage;
}

const ended: readonly Stage[] = ['hired', 'closed', 'revoked'];

/** Whether a process has ended. */
export function isOver(process: StoredProcess): boolean {
  return ended.includes(stageOf(process));
}

const vacant: readonly Stage[] = ['closed', 'revoked'];

/** Whether the position can be applied for again: there is one active delivery a position (decision 6.6). */
export function leavesRoom(process: StoredProcess): boolean {
  return vacant.includes(stageOf(process));
}

/** The timeline that the candidate sees: the steps that tell them something, oldest first. */
export function timelineOf({ steps }: StoredProcess): ProcessStep[] {
  return steps.filter(({ event }) => !isUntold(event));
}

/** Whether an event is left out of the timeline: it concerns other people, or the candidate knows about it already. */
function isUntold(event: ProcessEventName): boolean {
  return (
    event === 'submitAttachments' ||
    event === 'reportTimeNotSuitable' ||
    requestKinds.some(
      (kind) =>
        event === requestEvent('expire', kind) ||
        (!requestRules[kind].recipients.includes('candidate') &&
          (event === requestEvent('request', kind) || event === requestEvent('submit', kind))),
    )
  );
}

/** Whether attachments can be submitted: after the offer was accepted, up to five in all (section 4). */
export function takesAttachments({ offer }: StoredProcess): boolean {
  return offer?.fate.kind === 'accepted' && attachmentsLeft(offer) > 0;
}

/** How many attachments an offer can have (section 5). */
const ATTACHMENTS_MAX = 5;

export function attachmentsLeft({ attachments }: StoredOffer): number {
  return ATTACHMENTS_MAX - attachments.length;
}

/** Why the link of what was asked shows nothing any more once its process has moved on without an answer. */
export function outcomeWithout(process: StoredProcess): Extract<LinkOutcome, 'over' | 'notNeeded'> {
  return isOver(process) ? 'over' : 'notNeeded';
}
