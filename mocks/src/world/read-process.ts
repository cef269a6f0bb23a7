import { deliveryStatuses, linkVerifications } from '@careers/gateway/contract';
import * as v from 'valibot';
import {
  linkKinds,
  linkOutcomes,
  processActors,
  processEvents,
  type StoredLink,
  type StoredProcess,
} from '../domain/process-state.ts';
import { isDeclared } from '../process/engine.ts';

const text = v.string();
const instant = v.pipe(v.number(), v.minValue(Date.UTC(1900, 0, 1)), v.maxValue(Date.UTC(2300, 0, 1)));
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

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

/** A process whose every step the rules declare. */
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
      attachments: v.array(v.object({ fileId: text, fileName: text, size })),
    }),
  ),
});

export const storedLink: v.GenericSchema<unknown, StoredLink> = v.object({
  kind: v.picklist(linkKinds),
  deliveryId: text,
  verification: v.exactOptional(v.picklist(linkVerifications)),
  issuedAt: instant,
  expiresAt: instant,
  outcome: v.exactOptional(v.picklist(linkOutcomes)),
});
