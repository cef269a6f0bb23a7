import { groupFor, type Method } from '@careers/gateway/contract';
import { returnCodes } from '@careers/gateway/wire';
import { type ConfiguredWorld, configurationOf } from '../sites/configuration.ts';
import { findSite, WebsiteUnknown } from '../sites/websites.ts';
import { refuse } from './outcome.ts';

/**
 * A method with an external and an internal API group is known by that of the site it is about alone (specification,
 * section 7). A site that nobody knows is refused as such, later.
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
