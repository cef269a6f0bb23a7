import { groupFor, type Method } from '@careers/gateway/contract';
import { returnCodes } from '@careers/gateway/wire';
import { type ConfiguredWorld, configurationOf } from '../sites/configuration.ts';
import { findSite, WebsiteUnknown } from '../sites/websites.ts';
import { refuse } from './outcome.ts';

/**
 * A method with an external and an internal API group can only be called under the group of the site that it is about
 * (specification, section 7). An unknown site is refused later, with its own reason.
 */
export function refuseGroupOfOtherSite(
  world: ConfiguredWorld,
  method: Method,
  group: string,
  siteId: string | undefined,
): void {
  if (method.internalGroup === undefined || !siteId) return;
  const internal = isInternal(world, siteId);
  if (internal !== undefined && group !== groupFor(method, internal)) throw refuse(returnCodes.unknownMethod);
}

function isInternal(world: ConfiguredWorld, siteId: string): boolean | undefined {
  try {
    return configurationOf(world, findSite(siteId)).base.homepageCategory === '2';
  } catch (error) {
    if (error instanceof WebsiteUnknown) return undefined;
    throw error;
  }
}
