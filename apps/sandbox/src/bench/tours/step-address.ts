import { type WorldConfig, writeWorldAddress } from '@careers/mocks';
import { fillRoute } from '../../first-position.ts';
import { worldFrom } from '../world-from.ts';
import type { TourStep } from './tours.ts';

/** The address of a step, gone to from a world: `?…#/…`. */
export function stepAddress(step: TourStep, from: WorldConfig): string {
  const config = worldFrom(from, step.world);
  return `?${writeWorldAddress(config)}#${fillRoute(step.route, config)}`;
}

/** Whether a page stands at a step: in the world and on the route that going to the step from there would open. */
export function isAtStep(step: TourStep, config: WorldConfig, route: string): boolean {
  const there = worldFrom(config, step.world);
  if (writeWorldAddress(there) !== writeWorldAddress(config)) return false;
  const shown = readRoute(route);
  const { pathname, searchParams } = readRoute(fillRoute(step.route, there));
  // The portal takes the token out of the address as soon as it has read it.
  const isSaid = (name: string, value: string) =>
    (shown.searchParams.get(name) ?? (name === 'token' ? value : null)) === value;
  return shown.pathname === pathname && [...searchParams].every(([name, value]) => isSaid(name, value));
}

function readRoute(route: string): URL {
  return new URL(route, 'http://portal.invalid');
}
