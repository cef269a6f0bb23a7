import { groupFor, type Method } from '@careers/gateway/contract';
import { returnCodes } from '@careers/gateway/wire';
import type { ConfiguredWorld } from '../sites/configuration.ts';
import { isInternal } from '../sites/is-internal.ts';
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
  const internal = isAboutInternal(world, siteId);
  if (internal === undefined) return;
  const right = groupFor(method, internal);
  if (group !== right)
    throw refuse(returnCodes.unknownMethod, `${calledUnder(method.name, [right])} on this website`);
}

/** What a caller is told who has called a method under another API group. */
export function calledUnder(name: string, groups: readonly string[]): string {
  return `${name} is called under ${groups.join(' or ')}`;
}

function isAboutInternal(world: ConfiguredWorld, siteId: string): boolean | undefined {
  try {
    return isInternal(world, findSite(siteId));
  } catch (error) {
    if (error instanceof WebsiteUnknown) return undefined;
    throw error;
  }
}
