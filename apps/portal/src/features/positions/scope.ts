import { asSent } from '../../core/navigation/as-sent.ts';

/** The scope of position calls: one company, or a share. */
export interface PositionScope {
  readonly comId?: string;
  readonly ticket?: string;
}

/** The part of an address that position calls pass on. */
export function scopeOf(query: Readonly<Record<string, string>>): PositionScope {
  const { comId } = query;
  const ticket = query.ticket && asSent(query.ticket);
  return { ...(comId ? { comId } : {}), ...(ticket ? { ticket } : {}) };
}
