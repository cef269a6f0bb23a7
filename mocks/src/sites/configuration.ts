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

/** What of a world a configuration depends on. */
export interface ConfiguredWorld {
  readonly config: WorldConfig;
  state(): WorldState;
}

/** The configuration of a site as it stands: edited in this world, else what the world begins with. */
export function configurationOf(world: ConfiguredWorld, site: WebsiteSite): SiteConfiguration {
  const edited = world.state().sites[site.id];
  if (edited) return edited;
  const original = originalWebsiteId(site.id);
  if (original === undefined) return initialDocument(world.config, site);
  return shareDocument(configurationOf(world, findSite(original)), site);
}

/** What a world begins with follows from site, seed, switches and preset alone; drawn once, it stays so. */
const initial = new WeakMap<WorldConfig, Map<string, SiteConfiguration>>();

/** The configuration of a site before anybody edits it. */
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
