import type { CaptchaKind } from '../contract/captcha.ts';
import type { GatewayFailure } from './failure.ts';

/** The proof of a solved captcha, repeated inside the call's param. */
export interface CaptchaProof {
  readonly captchaVerification: string;
  readonly captchaType: string;
}

/** The hooks by which the client asks for a login or a captcha. */
export interface GatewayHooks {
  /**
   * Called when the session has expired (40101). Resolves with true once the same user is logged in again: the call is then repeated
   * once. Calls that fail meanwhile wait for the same answer. `usedToken` is the token that was refused, since a reply may arrive long
   * after the login for it was given up.
   */
  onExpired?(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean>;
  /** Called when the gateway requires a captcha. Resolves with the proof, or undefined if the person gave up. */
  onCaptchaRequired?(
    captchaType: CaptchaKind,
    signal: AbortSignal | undefined,
  ): Promise<CaptchaProof | undefined>;
}

/** A hook's answer; undefined if the hook itself fails, so that the call keeps its own failure. */
export async function askHook<Answer>(hook: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await hook();
  } catch {
    return undefined;
  }
}
