import {
  type AddressParameter,
  describeProblem,
  findPreset,
  readWorldAddress,
  type WorldConfig,
  writeWorldAddress,
} from '@careers/mocks';
import { fillRoute } from '../../first-position.ts';
import type { TourStep } from './tours.ts';

/** What a world keeps when a tour goes on: the same data, at the same time, in the same language, on the same line. */
const kept: readonly AddressParameter[] = ['lang', 'seed', 'size', 'clock', 'latency'];

/**
 * The address of a step, gone to from a world: `?…#/…`.
 *
 * Of that world `lang`, `seed`, `size`, `clock` and `latency` stay, where its address says them and the step does not: neither in its own
 * words nor by its scenario. Scenario, persona, site and faults are what a step is about, and never stay.
 */
export function stepAddress(step: TourStep, from: WorldConfig): string {
  const config = worldOf(step, from);
  return `?${writeWorldAddress(config)}#${fillRoute(step.route, config)}`;
}

/** Whether a page stands at a step: in the world and on the route that going to the step from there would open. */
export function isAtStep(step: TourStep, config: WorldConfig, route: string): boolean {
  const there = worldOf(step, config);
  if (writeWorldAddress(there) !== writeWorldAddress(config)) return false;
  const shown = readRoute(route);
  const { pathname, searchParams } = readRoute(fillRoute(step.route, there));
  // The portal takes the token out of the address as soon as it has read it.
  const isSaid = (name: string, value: string) =>
    (shown.searchParams.get(name) ?? (name === 'token' ? value : null)) === value;
  return shown.pathname === pathname && [...searchParams].every(([name, value]) => isSaid(name, value));
}

/** @throws {RangeError} for a step whose world cannot be read. */
function worldOf({ world }: TourStep, from: WorldConfig): WorldConfig {
  const params = new URLSearchParams(world);
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

function readRoute(route: string): URL {
  return new URL(route, 'http://portal.invalid');
}
