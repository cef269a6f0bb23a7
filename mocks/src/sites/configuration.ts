import { companies } from '../data/companies.ts';
import type { WorldState } from '../domain/state.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { findPreset } from '../scenarios/presets.ts';
import { companyDocument } from './company-document.ts';
import { defaultDocument } from './default-document.ts';
import type { SiteConfiguration } from './document.ts';
import { shareDocument } from './share-document.ts';
import { originalWebsiteId } from './share-websites.ts';
import { findSite, type WebsiteSite } from './websites.ts';

/** The parts of a world that a configuration depends on. */
export interface ConfiguredWorld {
  readonly config: WorldConfig;
  state(): WorldState;
}

/** The current configuration of a site: as it was edited in this world, else as the world began with it. */
export function configurationOf(world: ConfiguredWorld, site: WebsiteSite): SiteConfiguration {
  const edited = world.state().sites[site.id];
  if (edited) return edited;
  const original = originalWebsiteId(site.id);
  if (original === undefined) return initialDocument(world.config, site);
  return shareDocument(configurationOf(world, findSite(original)), site);
}

/** The configuration that a world begins with depends only on site, seed, switches and preset, so it is created once. */
const initial = new WeakMap<WorldConfig, Map<string, SiteConfiguration>>();

/** The configuration of a site before it is edited. */
export function initialDocument(config: WorldConfig, site: WebsiteSite): SiteConfiguration {
  const known = initial.get(config) ?? new Map<string, SiteConfiguration>();
  initial.set(config, known);
  const found = known.get(site.id);
  if (found) return found;
  const plain = plainDocument(config, site);
  const document = findPreset(config.scenario)?.configures?.(plain, site) ?? plain;
  known.set(site.id, document);
  return document;
}

function plainDocument(config: WorldConfig, site: WebsiteSite): SiteConfiguration {
  const plain = defaultDocument(site, config);
  const company = companies.find(({ id }) => id === site.company);
  return company ? companyDocument(plain, site, company) : plain;
}
