import type { parseFailures } from '@careers/gateway/contract';

/** The gateway's reasons, and `notAsNamed` for a file whose content is of another format than its name says. */
export type ReadFailureReason = (typeof parseFailures)[number] | 'notAsNamed';

/** Thrown when nothing can be read from a file, with the reason. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
