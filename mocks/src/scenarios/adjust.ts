import { writeWorldAddress } from './address.ts';
import type { WorldConfig } from './config.ts';

/** What of a world changes while it runs: whoever is in it stays where they are. */
export type Adjustable = Pick<WorldConfig, 'faults' | 'latency' | 'lang' | 'clock'>;

/** Whether one world becomes the other by being adjusted; otherwise the other is a world of its own. */
export function becomesByAdjusting(from: WorldConfig, to: WorldConfig): boolean {
  const { faults, latency, lang, clock } = to;
  const { clock: _clock, ...rest } = from;
  const adjusted = { ...rest, faults, latency, lang, ...(clock === undefined ? {} : { clock }) };
  return writeWorldAddress(adjusted) === writeWorldAddress(to);
}
