import type { CaptchaLabels } from '../labels.ts';
import type { CaptchaVerification } from '../protocol/types.ts';
import type { CaptchaTransport } from '../transport.ts';

/** A source of milliseconds that only moves forward; `performance`, `Date` and a test's own fit. */
export interface CaptchaClock {
  now(): number;
}

/** What both widgets take. */
export interface CaptchaWidgetProps {
  readonly transport: CaptchaTransport;
  readonly labels: CaptchaLabels;
  /** Measures the seconds of a success; `performance` unless given. */
  readonly clock?: CaptchaClock;
  /** Called at once when the server passed the answer. */
  readonly onVerified: (verification: CaptchaVerification) => void;
}
