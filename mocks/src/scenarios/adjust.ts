import { writeWorldAddress } from './address.ts';
import type { WorldConfig } from './config.ts';

/** The parameters that can change while a world runs, without moving anybody who is in it. */
export type Adjustable = Pick<WorldConfig, 'faults' | 'latency' | 'lang' | 'clock'>;

/** Whether a world can be turned into another one by these parameters alone; otherwise the other is a separate world. */
export function becomesByAdjusting(from: WorldConfig, to: WorldConfig): boolean {
  const { faults, latency, lang, clock } = to;
  const { clock: _clock, ...rest } = from;
  const adjusted = { ...rest, faults, latency, lang, ...(clock === undefined ? {} : { clock }) };
  return writeWorldAddress(adjusted) === writeWorldAddress(to);
}
