import { deliveryStatuses, linkVerifications } from '@careers/gateway/contract';
import * as v from 'valibot';
import {
  linkKinds,
  linkOutcomes,
  processActors,
  processEvents,
  recipients,
  requestKinds,
  type StoredLink,
  type StoredProcess,
} from '../domain/process-state.ts';
import { linkDrafts, requestAnswers } from '../domain/request-answers.ts';
import { isDeclared } from '../process/engine.ts';
import { count, instant } from './read-numbers.ts';

const text = v.string();

const step = v.object({
  event: v.picklist(processEvents),
  by: v.picklist(processActors),
  stage: v.picklist(deliveryStatuses),
  at: instant,
});

const fate = v.variant('kind', [
  v.object({ kind: v.literal('pending') }),
  v.object({ kind: v.literal('accepted'), at: instant }),
  v.object({ kind: v.literal('declined'), at: instant, reason: text }),
  v.object({ kind: v.literal('expired'), at: instant }),
  v.object({ kind: v.literal('withdrawn'), at: instant }),
]);

const span = v.object({ start: instant, end: instant });

const interviewFate = v.variant('kind', [
  v.object({ kind: v.literal('invited') }),
  v.object({ kind: v.literal('accepted'), at: instant }),
  v.object({ kind: v.literal('notSuitable'), at: instant, reason: text, proposals: v.array(span) }),
  v.object({ kind: v.literal('abandoned'), at: instant, reason: text }),
  v.object({ kind: v.literal('expired'), at: instant }),
  v.object({ kind: v.literal('withdrawn'), at: instant }),
]);

/** A request of each kind, with the answer that belongs to it. */
const requests = requestKinds.map((kind) =>
  v.object({
    kind: v.literal(kind),
    sentAt: instant,
    deadline: instant,
    fate: v.variant('kind', [
      v.object({ kind: v.literal('pending') }),
      v.object({ kind: v.literal('answered'), at: instant, answer: requestAnswers[kind] }),
      v.object({ kind: v.literal('expired'), at: instant }),
      v.object({ kind: v.literal('withdrawn'), at: instant }),
    ]),
  }),
);

/** A process whose steps the rules all allow. */
export const storedProcess: v.GenericSchema<unknown, StoredProcess> = v.object({
  steps: v.pipe(
    v.tupleWithRest([step], step),
    v.check(
      (steps) => steps.every((taken, at) => isDeclared(steps[at - 1]?.stage, taken)),
      'no legal history',
    ),
  ),
  offer: v.exactOptional(
    v.object({
      sentAt: instant,
      deadline: instant,
      fate,
      attachments: v.array(v.object({ fileId: text, fileName: text, size: count })),
    }),
  ),
  interviews: v.array(
    v.object({ sentAt: instant, deadline: instant, time: v.exactOptional(span), fate: interviewFate }),
  ),
  requests: v.array(v.variant('kind', requests)),
});

/** Whether it can be what was typed on a page of that kind. */
function isDraftOf(kind: string, value: unknown): boolean {
  return Object.entries(linkDrafts).some(([of, draft]) => of === kind && v.is(draft, value));
}

export const storedLink: v.GenericSchema<unknown, StoredLink> = v.pipe(
  v.object({
    kind: v.picklist(linkKinds),
    deliveryId: text,
    recipient: v.picklist(recipients),
    verification: v.exactOptional(v.picklist(linkVerifications)),
    issuedAt: instant,
    expiresAt: instant,
    usedAt: v.exactOptional(instant),
    outcome: v.exactOptional(v.picklist(linkOutcomes)),
    draft: v.exactOptional(v.object({ savedAt: instant, value: v.unknown() })),
  }),
  v.check(({ kind, draft }) => !draft || isDraftOf(kind, draft.value), 'Invalid draft: not of its page'),
);
