import type { MethodId } from '@careers/gateway/registry';
import type { WorldWraps } from '../src/world/wraps.ts';

/** Where a sabotage stands: at the calls of one method, outside of every method, or anywhere. */
export type Spot = MethodId | 'files' | 'directory' | 'gateway';

/** To be called whenever a sabotage does its wrong: one that never applied proves nothing. */
export type MarkApplied = () => void;

/** Makes the wraps of one sabotage; each world asks them for parts of its own. */
export type Wrong = (markApplied: MarkApplied) => WorldWraps;

/** One small wrong put into the mock. */
export interface Sabotage {
  /** The idea that it is of, e.g. `param ignored`. */
  readonly idea: string;
  readonly at: Spot;
  /** Methods whose cases are the first to meet a wrong that stands at no method alone. */
  readonly near?: readonly MethodId[];
  /** What is wrong, to be read after its spot: `forgets whose the call is`. */
  readonly what: string;
  readonly wraps: Wrong;
}

/** Unique and readable. */
export function nameOf({ at, what }: Sabotage): string {
  return `${at}: ${what}`;
}
