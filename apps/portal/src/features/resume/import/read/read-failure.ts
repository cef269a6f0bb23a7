import type { parseFailures } from '@careers/gateway/contract';

export type ReadFailureReason = (typeof parseFailures)[number];

/** A file of which nothing can be read, and why. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
