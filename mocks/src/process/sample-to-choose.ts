import { DAY } from '../core/clock.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { siteOfWorld } from '../sites/websites.ts';
import { passTime } from './engine.ts';
import type { ProcessHost } from './host.ts';
import { freeInOwnLine } from './own-line.ts';
import { replay, storyEvent } from './replay.ts';

/** The candidate's delivery in which a time for the interview has to be chosen; every world has it. */
export const SAMPLE_TO_CHOOSE = 'interview-slots';

/** Creates it for the candidate; undefined for anybody else, and in a world without positions. */
export function sampleToChoose(host: ProcessHost, accountId: string): StoredDelivery | undefined {
  const { deliveries } = host.state();
  const positionId = freeInOwnLine(host, -1);
  if (accountId !== magicAccounts.candidate.id || positionId === undefined) return undefined;
  const now = host.clock.now();
  const { process } = passTime(
    replay(
      [
        storyEvent('deliver', 'candidate', 8 * DAY),
        storyEvent('screen', 'recruiter', 5 * DAY),
        storyEvent('inviteToChooseTime', 'recruiter', DAY),
      ],
      now,
    ),
    now,
  );
  const delivery = {
    id: SAMPLE_TO_CHOOSE,
    accountId,
    positionId,
    siteId: siteOfWorld(host.config).id,
    locale: host.config.lang,
    deliveredAt: process.steps[0].at,
    snapshotId: host.newId('snapshot'),
    process,
  };
  deliveries.push(delivery);
  return delivery;
}
