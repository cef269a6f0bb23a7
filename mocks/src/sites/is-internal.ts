import { type ConfiguredWorld, configurationOf } from './configuration.ts';
import type { WebsiteSite } from './websites.ts';

/** Whether a site is internal as it is configured now: its category is '2' (section 3), whatever it was at first. */
export function isInternal(world: ConfiguredWorld, site: WebsiteSite): boolean {
  return configurationOf(world, site).base.homepageCategory === '2';
}
