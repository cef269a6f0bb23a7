import type { GatewayFailure } from './failure.ts';

/** The proof of a solved captcha, repeated inside the call's param. */
export interface CaptchaProof {
  readonly captchaVerification: string;
  readonly captchaType: string;
}

/** What the client asks of whoever has a screen. */
export interface GatewayHooks {
  /**
   * The session is gone (40101). Resolves `true` once the same user is logged in again: the call is then
   * repeated once. Calls that fail meanwhile wait for the same answer. The token is the one that was refused: a reply
   * may come long after the login for it was given up.
   */
  onExpired?(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean>;
  /** The gateway wants a captcha. Resolves its proof, or undefined when the person gave up. */
  onCaptchaRequired?(captchaType: string, signal: AbortSignal | undefined): Promise<CaptchaProof | undefined>;
}

/** A hook's answer; a hook that fails has given none, and the call keeps the failure it asked about. */
export async function askHook<Answer>(hook: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await hook();
  } catch {
    return undefined;
  }
}
