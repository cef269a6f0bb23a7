import type { TimeSpan } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import type { TimeSpan as StoredSpan } from '../domain/process-state.ts';

/** A time span as the contract writes it. */
export function spanOf({ start, end }: StoredSpan): TimeSpan {
  return { start: isoInstant(start), end: isoInstant(end) };
}
