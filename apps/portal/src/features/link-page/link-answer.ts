import type { LinkState, LockedLink, Method } from '@careers/gateway/contract';
import type { GenericSchema } from 'valibot';

/** What every link answers (decision 5.13). */
export type LinkAnswer = LockedLink | UnlockedAnswer;

interface UnlockedAnswer {
  readonly state: Exclude<LinkState, 'locked'>;
  readonly message?: string | undefined;
  /** The link's own website. */
  readonly homepageConfigId?: string;
}

/** What every method by link takes. */
interface LinkParam {
  readonly token: string;
  readonly pass?: string | undefined;
}

/** A query by link. */
export type LinkMethod = Method<GenericSchema<LinkParam>, GenericSchema<unknown, LinkAnswer>>;

/** A submit by link; what it answers is what the link's query answers from then on. */
export type LinkSubmitMethod = Method<
  GenericSchema<{ readonly idempotencyKey: string }>,
  GenericSchema<unknown, LinkAnswer>
>;

/** What a link shows its page with: while it can be acted on, and afterwards as a receipt. */
export type Shown<Answer extends LinkAnswer> = Extract<Answer, { state: 'open' | 'done' }>;

/** What is shown in the place of a page when its link has none. */
export type Closed = Exclude<LinkState, 'open' | 'done' | 'locked'>;
