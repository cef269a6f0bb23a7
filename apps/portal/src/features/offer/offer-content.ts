import type { OfferState } from '@careers/gateway/contract';

/** An offer that is open, or was answered. */
export type Offer = Extract<OfferState, { state: 'open' | 'done' }>;

export type OpenOffer = Extract<OfferState, { state: 'open' }>;

export type AnsweredOffer = Extract<OfferState, { state: 'done' }>;
