import type { VerificationFunction } from '@careers/gateway/contract';
import { RESEND_SECONDS } from '@careers/validation';
import { digest, isRunning } from '../../core/session/index.ts';

/** What a code is for: a function of `sendVerificationCode`, or to open a link. */
export type CodePurpose = VerificationFunction | 'link';

const RESEND_MS = RESEND_SECONDS * 1000;

/** When each code may be sent again, in Unix milliseconds, by `resendKey`. */
type ResendTimes = Readonly<Record<string, number>>;

/** The key of one countdown, a digest: it does not tell whom a code was sent to. `contact` is `+86 13800000001`, or an e-mail. */
export function resendKey(purpose: CodePurpose, contact: string): string {
  return digest(`${purpose} ${contact}`);
}

/** Whole seconds until a code may be sent again, 0 when it may be sent now. */
export function secondsLeft(times: ResendTimes | undefined, key: string, now: number): number {
  const end = times?.[key] ?? now;
  return isRunning(end, now) ? Math.ceil((end - now) / 1000) : 0;
}

/** The times after a code was sent; those that are over are forgotten. */
export function withSent(
  times: ResendTimes | undefined,
  key: string,
  now: number,
  sentAt: number,
): ResendTimes {
  const running = Object.entries(times ?? {}).filter(([, end]) => isRunning(end, now));
  return { ...Object.fromEntries(running), [key]: sentAt + RESEND_MS };
}

/** A request for a code without a reply: whom to, and when (Unix milliseconds). It may have arrived. */
export interface Unanswered {
  readonly to: string;
  readonly at: number;
}

/** When the first code may have been sent for which a server refuses another one now; undefined if none can be the reason. */
export function firstUnanswered(
  requests: readonly Unanswered[],
  contact: string,
  now: number,
): number | undefined {
  return requests.find(({ to, at }) => to === contact && isRunning(at + RESEND_MS, now))?.at;
}
