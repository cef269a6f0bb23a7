import { type AddressParameter, writeWorldAddress } from './address.ts';
import type { WorldConfig } from './config.ts';

/** The parameters that can change while a world runs, without moving anybody who is in it. */
export type Adjustable = Pick<WorldConfig, 'faults' | 'latency' | 'lang' | 'clock'>;

const adjustable: readonly string[] = ['fault', 'latency', 'lang', 'clock'] satisfies AddressParameter[];

/**
 * Whether a world can be turned into another one by these parameters alone; otherwise the other is a separate world. Naming another
 * parameter asks for a separate world, also if the parameter has that value already.
 */
export function becomesByAdjusting(
  from: WorldConfig,
  to: WorldConfig,
  named: readonly string[] = [],
): boolean {
  if (named.some((name) => !adjustable.includes(name))) return false;
  const { faults, latency, lang, clock } = to;
  const { clock: _clock, ...rest } = from;
  const adjusted = { ...rest, faults, latency, lang, ...(clock === undefined ? {} : { clock }) };
  return writeWorldAddress(adjusted) === writeWorldAddress(to);
}
