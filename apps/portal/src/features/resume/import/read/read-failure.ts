import type { parseFailures } from '@careers/gateway/contract';

/** As the gateway says it; of what is read here, `notAsNamed` is a file of another kind. */
export type ReadFailureReason = (typeof parseFailures)[number] | 'notAsNamed';

/** A file of which nothing can be read, and why. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
