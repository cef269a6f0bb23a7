import type { WorldState } from '../domain/state.ts';
import { leavesRoom } from '../process/process.ts';
import { isActive } from './stages.ts';

/** A recommended person by their contacts, and the position that they are recommended for, if any. */
interface Wanted {
  /** The phone number with its country code, as contacts are stored. */
  readonly phone: string;
  /** In lower case. */
  readonly email: string;
  readonly positionId?: string | undefined;
}

/**
 * Whether the recruiters already have this person for the same position, recommended by anybody or by their own application. A
 * recommendation without a position counts separately from those for positions.
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
