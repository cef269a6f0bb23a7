import type { LinkState, Method } from '@careers/gateway/contract';
import type { GenericSchema } from 'valibot';

/** What every link answers (decision 5.13). */
export interface LinkAnswer {
  readonly state: LinkState;
  readonly message?: string | undefined;
  /** The link's own website. */
  readonly homepageConfigId?: string;
}

/** A query by link. */
export type LinkMethod = Method<GenericSchema<{ token: string }>, GenericSchema<unknown, LinkAnswer>>;

/** What a link shows its page with: while it can be acted on, and afterwards as a receipt. */
export type Shown<Answer extends LinkAnswer> = Extract<Answer, { state: 'open' | 'done' }>;

/** What is shown in the place of a page when its link has none. */
export type Closed = Exclude<LinkState, 'open' | 'done'>;
