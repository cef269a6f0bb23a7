import type { StoredDelivery } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { siteOfWorld } from '../sites/websites.ts';
import { passTime } from './engine.ts';
import type { ProcessHost } from './host.ts';
import { freeInOwnLine } from './own-line.ts';
import { replay } from './replay.ts';
import { toChooseStory } from './sample-stories.ts';
import { turnOf } from './sample-turns.ts';

/** The candidate's delivery in which a time for the interview has to be chosen; every world has it. */
export const SAMPLE_TO_CHOOSE = 'interview-slots';

/** Creates it for the candidate; undefined for anybody else, and in a world without positions. */
export function sampleToChoose(host: ProcessHost, accountId: string): StoredDelivery | undefined {
  const { deliveries } = host.state();
  const positionId = freeInOwnLine(host, turnOf(host));
  if (accountId !== magicAccounts.candidate.id || positionId === undefined) return undefined;
  const now = host.clock.now();
  const { process } = passTime(replay(toChooseStory(now), now), now);
  const delivery = {
    id: SAMPLE_TO_CHOOSE,
    accountId,
    positionId,
    siteId: siteOfWorld(host.config).id,
    locale: host.config.lang,
    deliveredAt: process.steps[0].at,
    snapshotId: `snapshot-${SAMPLE_TO_CHOOSE}`,
    process,
  };
  deliveries.push(delivery);
  return delivery;
}
