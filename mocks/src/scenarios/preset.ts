import type { Localized } from '../data/types.ts';
import type { PositionStatus, WorldState } from '../domain/state.ts';
import type { SiteConfiguration } from '../sites/document.ts';
import type { WebsiteSite } from '../sites/website-site.ts';
import type { WorldConfig } from './config.ts';

/** What a preset needs to know about its world to choose where a visit begins. */
export interface OpenedWorld {
  readonly config: WorldConfig;
  state(): Pick<WorldState, 'deliveries'>;
  positionIds(filter: { recruitType: string; status: PositionStatus; limit: number }): string[];
}

/** A named world that shows or tests one thing. */
export interface Preset {
  readonly id: string;
  /** What it shows, for the bench's list. */
  readonly title: Pick<Localized, 'en-us' | 'zh-cn'>;
  /** The parameters that it sets; parameters of the address take precedence. */
  readonly sets: Partial<Omit<WorldConfig, 'scenario'>>;
  /** The portal's route where a visit begins, if it is not the homepage. */
  readonly opens?: (world: OpenedWorld) => string;
  /** Changes the configuration of its sites. */
  readonly configures?: (document: SiteConfiguration, site: WebsiteSite) => SiteConfiguration;
}
