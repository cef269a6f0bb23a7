import { msg } from '@lingui/core/macro';
import type { ReadFailureReason } from '../read/read-failure.ts';

/** Why nothing could be read of a file. */
export const readFailureWords = {
  noText: msg`There are no words in this file that could be read. It may be a scan.`,
  locked: msg`This file is protected by a password. Save it without one, and import it again.`,
  notAsNamed: msg`The content of this file is not what its name says. Please choose another one.`,
  broken: msg`This file is damaged or incomplete and could not be read.`,
} as const satisfies Record<ReadFailureReason, unknown>;
