import {
  type ProcessEventName,
  type ProcessStep,
  requestEvent,
  requestKinds,
  type Stage,
  type StoredOffer,
  type StoredProcess,
} from '../domain/process-state.ts';
import { requestRules } from './requests.ts';

/** Where a process stands. */
export function stageOf({ steps }: StoredProcess): Stage {
  return (steps.at(-1) ?? steps[0]).stage;
}

const ended: readonly Stage[] = ['hired', 'closed', 'revoked'];

/** Whether a process leads nowhere any more. */
export function isOver(process: StoredProcess): boolean {
  return ended.includes(stageOf(process));
}

const vacant: readonly Stage[] = ['closed', 'revoked'];

/** Whether a position may be delivered to anew: there is one active delivery a position (decision 6.6). */
export function leavesRoom(process: StoredProcess): boolean {
  return vacant.includes(stageOf(process));
}

/** What the candidate reads of a process: each step that says something, oldest first. */
export function timelineOf({ steps }: StoredProcess): ProcessStep[] {
  return steps.filter(({ event }) => !isUntold(event));
}

/** What happens beside the candidate, or says nothing that they do not know from where they did it. */
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

/** Whether attachments may be handed in: once the offer is accepted, up to five in all (section 4). */
export function takesAttachments({ offer }: StoredProcess): boolean {
  return offer?.fate.kind === 'accepted' && attachmentsLeft(offer) > 0;
}

/** Offer attachments in all (section 5). */
export const ATTACHMENTS_MAX = 5;

export function attachmentsLeft({ attachments }: StoredOffer): number {
  return ATTACHMENTS_MAX - attachments.length;
}
