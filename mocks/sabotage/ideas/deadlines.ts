import { type MethodId, registry } from '@careers/gateway/registry';
import { linkSubmits } from '../../contract/rules/link-declarations.ts';
import { BusinessError } from '../../src/backend/context.ts';
import { DAY } from '../../src/core/clock.ts';
import type { StoredProcess } from '../../src/domain/process-state.ts';
import { openLink } from '../../src/process/sample-links.ts';
import { aroundResolver } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';

/** Later than any case comes. */
const FAR = Date.UTC(2290, 0, 1);

/** A process as if its time had not run out. */
function inTime(process: StoredProcess): StoredProcess {
  const { offer, interviews, requests } = process;
  return {
    ...process,
    ...(offer?.fate.kind === 'expired'
      ? { offer: { ...offer, deadline: FAR, fate: { kind: 'pending' } } }
      : {}),
    interviews: interviews.map((one) =>
      one.fate.kind === 'expired' ? { ...one, deadline: FAR, fate: { kind: 'invited' } } : one,
    ),
    requests: requests.map((one) =>
      one.fate.kind === 'expired' ? { ...one, deadline: FAR, fate: { kind: 'pending' } } : one,
    ),
  };
}

/** Until when a part of a process can be answered. */
function deadlinesOf({ offer, interviews, requests }: StoredProcess): number[] {
  return [
    ...(offer?.fate.kind === 'pending' ? [offer.deadline] : []),
    ...interviews.filter(({ fate }) => fate.kind === 'invited').map(({ deadline }) => deadline),
    ...requests.filter(({ fate }) => fate.kind === 'pending').map(({ deadline }) => deadline),
  ];
}

/** Attachments follow an answer: nothing is due. */
const answers: readonly MethodId[] = linkSubmits
  .map(([id]) => id)
  .filter((id) => id !== 'submitOfferAttachments');

/** An invitation to the talent pool can be answered as long as its link lives. */
const endingEarlier = answers.filter((id) => id !== 'submitTalentUpdate');

/** The deadline that a page shows differs from the one that is enforced. */
export const deadlines: readonly Sabotage[] = [
  ...endingEarlier.map(
    (id): Sabotage => ({
      idea: 'deadline',
      at: id,
      what: 'takes an answer as long as the link lives',
      wraps: aroundResolver(id, (rest, { token }, context, markApplied) => {
        const delivery = openLink(context, String(token))?.delivery;
        if (!delivery) return rest();
        const late = inTime(delivery.process);
        if (JSON.stringify(late) === JSON.stringify(delivery.process)) return rest();
        markApplied();
        delivery.process = late;
        return rest();
      }),
    }),
  ),
  ...answers.map(
    (id): Sabotage => ({
      idea: 'deadline',
      at: id,
      what: 'takes no answer on the last day',
      wraps: aroundResolver(id, (rest, { token }, context, markApplied) => {
        const delivery = openLink(context, String(token))?.delivery;
        const isLastDay =
          delivery && deadlinesOf(delivery.process).some((at) => at - context.clock.now() < DAY);
        if (!isLastDay) return rest();
        markApplied();
        throw new BusinessError(registry[id].groups[0] === 'rm.offer' ? 'offerExpired' : 'linkExpired');
      }),
    }),
  ),
];
