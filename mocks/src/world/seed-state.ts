import { consentsAt } from '../backend/agreements.ts';
import { hashPassword } from '../backend/passwords.ts';
import { DAY, HOUR } from '../core/clock.ts';
import { emptyState, type StoredDelivery, type WorldState } from '../domain/state.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { MAGIC_PASSWORD, magicAccountList, magicAccounts } from '../scenarios/magic.ts';

/** The positions that the candidate of a new world has to do with, by id. */
export interface SeedPositions {
  readonly delivered: readonly string[];
  /** Last kept first. */
  readonly collected: readonly string[];
}

/** What a world starts with: the magic accounts, their resumes, the candidate's three deliveries and collection. */
export function seedState(
  config: WorldConfig,
  startedAt: number,
  { delivered, collected }: SeedPositions,
): WorldState {
  const state = emptyState(startedAt, config);
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
  if (config.scenario === 'empty') return state;
  state.deliveries = candidateDeliveries(startedAt, delivered);
  state.collections = collected
    .map((positionId, index) => ({
      accountId: magicAccounts.candidate.id,
      positionId,
      collectedAt: startedAt - (2 + 6 * index) * DAY,
    }))
    .toReversed();
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
