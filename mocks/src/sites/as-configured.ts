import type { ConfiguredWorld } from './configuration.ts';
import { isInternal } from './is-internal.ts';
import type { WebsiteSite } from './websites.ts';

/**
 * A site with its current configuration: it may have become internal, or have ceased to be. A site that was internal and no longer
 * is shows no positions: internal ones are never shown to visitors (decision 6.7).
 */
export function asConfigured(world: ConfiguredWorld, site: WebsiteSite): WebsiteSite {
  const internal = isInternal(world, site);
  if (internal === (site.kind === 'internal')) return site;
  return internal ? { ...site, kind: 'internal' } : { ...site, kind: 'external', recruitTypes: [] };
}
