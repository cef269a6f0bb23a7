import type { Localized } from '../data/types.ts';
import type { PositionStatus } from '../domain/state.ts';
import type { SiteConfiguration } from '../sites/document.ts';
import type { WebsiteSite } from '../sites/website-site.ts';
import type { WorldConfig } from './config.ts';

/** What a preset asks of its world to say where a visit begins. */
export interface OpenedWorld {
  readonly config: WorldConfig;
  positionIds(filter: { recruitType: string; status: PositionStatus; limit: number }): string[];
}

/** A named world to show or test one thing. */
export interface Preset {
  readonly id: string;
  /** What it shows, for the bench's list. */
  readonly title: Pick<Localized, 'en-us' | 'zh-cn'>;
  /** What it sets; explicit parameters of the address override it. */
  readonly sets: Partial<Omit<WorldConfig, 'scenario'>>;
  /** The portal's route to begin at, when not the homepage. */
  readonly opens?: (world: OpenedWorld) => string;
  /** How its sites are configured otherwise than by themselves. */
  readonly configures?: (document: SiteConfiguration, site: WebsiteSite) => SiteConfiguration;
}
