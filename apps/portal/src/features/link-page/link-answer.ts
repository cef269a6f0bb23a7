import type { LinkState, LockedLink, Method } from '@careers/gateway/contract';
import type { GenericSchema } from 'valibot';

/** The answer of every link's query (decision 5.13). */
export type LinkAnswer = LockedLink | UnlockedAnswer;

interface UnlockedAnswer {
  readonly state: Exclude<LinkState, 'locked'>;
  readonly message?: string | undefined;
  /** The link's own website. */
  readonly homepageConfigId?: string;
  /** Until when it may be answered. */
  readonly deadline?: string;
  /** Until when something can be read by it. */
  readonly expiresAt?: string;
}

/** The param of every method by link. */
interface LinkParam {
  readonly token: string;
  readonly pass?: string | undefined;
}

/** A query by link. */
export type LinkMethod = Method<GenericSchema<LinkParam>, GenericSchema<unknown, LinkAnswer>>;

/** A submit by link; its answer is the answer of the link's query from then on. */
export type LinkSubmitMethod = Method<
  GenericSchema<{ readonly idempotencyKey: string }>,
  GenericSchema<unknown, LinkAnswer>
>;

/** An answer with content to show: while the link is open, and afterwards as a receipt. */
export type Shown<Answer extends LinkAnswer> = Extract<Answer, { state: 'open' | 'done' }>;

/** Until when an open link can be used as it is shown, if its answer says so. */
export function endOf(answer: LinkAnswer): string | undefined {
  return answer.state === 'open' ? (answer.deadline ?? answer.expiresAt) : undefined;
}

/** The states of a link without content. */
export type Closed = Exclude<LinkState, 'open' | 'done' | 'locked'>;
