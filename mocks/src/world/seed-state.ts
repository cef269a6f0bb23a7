import { consentsAt } from '../backend/agreements.ts';
import { hashPassword } from '../backend/passwords.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { MAGIC_PASSWORD, magicAccountList, magicAccounts } from '../scenarios/magic.ts';
import { DAY, HOUR } from './clock.ts';
import { emptyState, type StoredDelivery, type WorldState } from './state.ts';

/** What a world starts with: the magic accounts, their resumes, and the candidate's three deliveries. */
export function seedState(
  config: WorldConfig,
  startedAt: number,
  openPositionIds: readonly string[],
): WorldState {
  const state = emptyState(startedAt);
  const passwordHash = hashPassword(MAGIC_PASSWORD);
  for (const { id, name, phone, email, account, authFlag, resume, passwordless } of magicAccountList) {
    state.accounts[id] = {
      id,
      name: name[config.lang],
      ...(passwordless ? {} : { passwordHash }),
      consents: authFlag ? [] : consentsAt(startedAt - 100 * DAY),
      ...(phone ? { phone, phoneNationCode: '+86' } : {}),
      ...(email ? { email } : {}),
      ...(account ? { account } : {}),
      ...(authFlag ? { authFlag } : {}),
    };
    const complete = resume === 'complete';
    state.resumes[id] = { revision: complete ? 4 : 0, updatedAt: startedAt - 12 * DAY, complete };
  }
  if (config.scenario !== 'empty') state.deliveries = candidateDeliveries(startedAt, openPositionIds);
  return state;
}

/** Three deliveries at three stages; none at an offer, which has scenarios of its own. */
function candidateDeliveries(startedAt: number, positionIds: readonly string[]): StoredDelivery[] {
  const stories = [
    { daysAgo: 3, stages: ['delivered'] },
    { daysAgo: 9, stages: ['delivered', 'screening', 'interview'] },
    { daysAgo: 31, stages: ['delivered', 'screening', 'closed'] },
  ] as const;
  return stories.flatMap(({ daysAgo, stages }, story) => {
    const positionId = positionIds[story];
    const deliveredAt = startedAt - daysAgo * DAY - 3 * HOUR;
    const status = stages.at(-1);
    if (positionId === undefined || status === undefined) return [];
    return {
      id: `delivery-seed-${story + 1}`,
      accountId: magicAccounts.candidate.id,
      positionId,
      deliveredAt,
      snapshotId: `snapshot-seed-${story + 1}`,
      status,
      timeline: stages.map((stage, step) => ({ stage, at: deliveredAt + step * 2 * DAY + step * HOUR })),
    };
  });
}
