import type { MethodId } from '@careers/gateway/registry';
import { openLink } from '../../src/process/sample-links.ts';
import { aroundResolver, changeContext } from '../change/call.ts';
import type { Sabotage } from '../sabotage.ts';
import { seeing } from './links.ts';

/** Answers by link that move an application on. */
const moving: readonly MethodId[] = ['acceptOffer', 'declineOffer', 'acceptInterview', 'abandonInterview'];

/** The link shows its receipt, but the application does not change. */
const untold: readonly Sabotage[] = moving.map((id) => ({
  idea: 'application',
  at: id,
  what: 'leaves the application where it was',
  wraps: aroundResolver(id, async (rest, { token }, context, markApplied) => {
    const delivery = openLink(context, String(token))?.delivery;
    const steps = delivery?.process.steps;
    const answer = await rest();
    if (delivery && steps) {
      markApplied();
      delivery.process = { ...delivery.process, steps };
    }
    return answer;
  }),
}));

/** Each of two who were asked decides. */
const ofAnother: Sabotage = {
  idea: 'application',
  at: 'decidePositionApproval',
  what: 'lets each of those who were asked decide',
  wraps: changeContext('decidePositionApproval', ({ link }) => {
    if (link?.link.outcome !== 'byAnother') return undefined;
    const { outcome: _, ...open } = link.link;
    const { delivery } = link;
    delivery.process = {
      ...delivery.process,
      requests: delivery.process.requests.map((one) =>
        one.kind === 'approval' ? { ...one, fate: { kind: 'pending' } } : one,
      ),
    };
    return seeing({ ...link, link: open });
  }),
};

export const outcomes: readonly Sabotage[] = [...untold, ofAnother];
