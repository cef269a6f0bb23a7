import type { MethodId } from '@careers/gateway/registry';
import type { WorldWraps } from '../src/world/wraps.ts';

/** Where a sabotage takes effect: at the calls of one method, outside of every method, or anywhere. */
export type Spot = MethodId | 'files' | 'directory' | 'gateway';

/** Called whenever a sabotage takes effect: one that never did proves nothing. */
export type MarkApplied = () => void;

/** Makes the wraps of one sabotage; each world gets wraps of its own. */
export type Wrong = (markApplied: MarkApplied) => WorldWraps;

/** One small wrong put into the mock. */
export interface Sabotage {
  /** The idea that it is of, e.g. `param ignored`. */
  readonly idea: string;
  readonly at: Spot;
  /** Methods whose cases are played first, for a sabotage that is not at one method. */
  readonly near?: readonly MethodId[];
  /** What is changed; read after the spot: `forgets whose the call is`. */
  readonly what: string;
  readonly wraps: Wrong;
}

/** Unique and readable. */
export function nameOf({ at, what }: Sabotage): string {
  return `${at}: ${what}`;
}
