import { reference } from '@careers/gateway/reference';
import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import type { Locale } from '../../src/data/types.ts';
import { type Reason, reasonTexts } from '../../src/texts.ts';
import { changeReply, type Reply } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';

const exampleOf = (id: MethodId): unknown => reference[id].example.data;

function reasonOf({ code, data }: Reply): string | undefined {
  const reason: unknown = Object(data).reason;
  return code === returnCodes.business && typeof reason === 'string' ? reason : undefined;
}

type Change = readonly [idea: string, what: (reason: string) => string, change: (reply: Reply) => Reply];

/** What a method does instead of refusing with a declared reason. */
function changesOf(id: MethodId, reason: Reason): readonly Change[] {
  const reasons: readonly string[] = registry[id].reasons;
  const other = reasons[(reasons.indexOf(reason) + 1) % reasons.length] ?? reason;
  const swapped = other === reason ? 'fault' : other;
  return [
    [
      'refusal left out',
      (refused) => `answers success where ${refused} is due`,
      () => ({ code: returnCodes.success, message: '', data: exampleOf(id) }),
    ],
    [
      'reason swapped',
      (refused) => `says ${swapped} where ${refused} is due`,
      (reply) => ({ ...reply, data: { ...Object(reply.data), reason: swapped } }),
    ],
    [
      'code swapped',
      (refused) => `refuses with another code where ${refused} is due`,
      (reply) => ({ ...reply, code: returnCodes.unreadable }),
    ],
    [
      'message swapped',
      (refused) => `gives ${refused} in Simplified Chinese alone`,
      (reply) => ({ ...reply, message: simplified(reason) }),
    ],
  ];
}

function simplified(reason: Reason): string {
  const texts: Readonly<Record<Locale, string>> = reasonTexts[reason];
  return texts['zh-cn'];
}

/** Declared refusals that do not occur, or occur as something else. */
export const reasons: readonly Sabotage[] = methodIds.flatMap((id) =>
  registry[id].reasons.flatMap((reason: Reason, index) =>
    // All reasons of a method have the same code: trying the first shows whether the code is compared.
    changesOf(id, reason)
      .filter(([idea]) => index === 0 || idea !== 'code swapped')
      .map(([idea, what, change]) => ({
        idea,
        at: id,
        what: what(reason),
        wraps: changeReply(id, (reply) => (reasonOf(reply) === reason ? change(reply) : reply)),
      })),
  ),
);

/** What a refusal says beside its reason. */
const detailed: readonly (readonly [MethodId, Reason, string])[] = [
  ['deliverResume', 'duplicate', 'deliveryId'],
  ['deliverResume', 'incomplete', 'missing'],
  ['sharedWebsite', 'shareExpired', 'originalWebSiteId'],
];

/** Refusals without the details that a client needs to go on. */
export const details: readonly Sabotage[] = detailed.map(([id, reason, field]) => ({
  idea: 'details left out',
  at: id,
  what: `refuses with ${reason} and does not say the ${field}`,
  wraps: changeReply(id, (reply) => (reasonOf(reply) === reason ? { ...reply, data: { reason } } : reply)),
}));
