import { type ConfiguredWorld, configurationOf } from './configuration.ts';
import { originalWebsiteId } from './share-websites.ts';
import { findSite, type WebsiteSite } from './websites.ts';

/**
 * A site with its current configuration: category '2' means internal (section 3), whatever the site was at first. A site that was
 * internal and no longer is shows no positions: internal ones are never shown to visitors (decision 6.7).
 */
export function asConfigured(world: ConfiguredWorld, site: WebsiteSite): WebsiteSite {
  const { sites } = world.state();
  const original = originalWebsiteId(site.id);
  const document =
    sites[site.id] ?? configurationOf(world, original === undefined ? site : findSite(original));
  const internal = document.base.homepageCategory === '2';
  if (internal === (site.kind === 'internal')) return site;
  return internal ? { ...site, kind: 'internal' } : { ...site, kind: 'external', recruitTypes: [] };
}
