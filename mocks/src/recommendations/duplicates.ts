import type { WorldState } from '../domain/state.ts';
import { leavesRoom } from '../process/process.ts';
import { isActive } from './stages.ts';

/** Somebody by how they are reached, and the position that they are recommended for, if any. */
export interface Wanted {
  /** The phone with its country, as contacts are kept. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly positionId?: string | undefined;
}

/**
 * Whether the recruiters have somebody on their desk already, for the same position: recommended by whomever, or having
 * applied themselves. One recommendation for no position in particular stands beside those for positions.
 */
export function isKnown(state: WorldState, { phone, email, positionId }: Wanted): boolean {
  const recommended = state.recommendations.some(
    (one) => isActive(one) && one.positionId === positionId && (one.phone === phone || one.email === email),
  );
  return recommended || hasApplied(state, { phone, email, positionId });
}

function hasApplied(state: WorldState, { phone, email, positionId }: Wanted): boolean {
  return state.deliveries.some((delivery) => {
    if (delivery.positionId !== positionId || leavesRoom(delivery.process)) return false;
    const account = state.accounts[delivery.accountId];
    if (!account) return false;
    const own = account.phone && `${account.phoneNationCode ?? '+86'} ${account.phone}`;
    return own === phone || account.email?.toLowerCase() === email;
  });
}
