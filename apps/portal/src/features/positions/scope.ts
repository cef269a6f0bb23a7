import { asSent } from '../../core/as-sent.ts';

/** What narrows every position call beside its own param: one company's scope, or a share link's ticket. */
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
