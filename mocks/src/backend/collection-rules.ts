import type { WorldState } from '../domain/state.ts';

export function isCollected({ collections }: WorldState, accountId: string, positionId: string): boolean {
  return collections.some((one) => one.accountId === accountId && one.positionId === positionId);
}
