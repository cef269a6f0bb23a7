import {
  type AddressParameter,
  describeProblem,
  findPreset,
  readWorldAddress,
  type WorldConfig,
  writeWorldAddress,
} from '@careers/mocks';

/** What stays of a world when another one is gone to: the same data, at the same time, in the same language, on the same line. */
const kept: readonly AddressParameter[] = ['lang', 'seed', 'size', 'clock', 'latency'];

/**
 * The world of some parameters, gone to from another world (decision 0157). Of that one `lang`, `seed`, `size`, `clock` and `latency` stay,
 * where its address says them, and neither the parameters nor their scenario do. Scenario, persona, site and faults never stay.
 * @throws {RangeError} for parameters of no world.
 */
export function worldFrom(from: WorldConfig, parameters: string | Record<string, string>): WorldConfig {
  const params = new URLSearchParams(parameters);
  const sets = findPreset(params.get('scenario') ?? '')?.sets ?? {};
  const said = new URLSearchParams(writeWorldAddress(from));
  for (const name of kept) {
    const value = said.get(name);
    if (value !== null && !params.has(name) && !Object.hasOwn(sets, name)) params.set(name, value);
  }
  const read = readWorldAddress(params);
  if (!read.ok) throw new RangeError(read.problems.map(describeProblem).join('; '));
  return read.config;
}
