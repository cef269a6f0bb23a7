import type { DataOf, Method, ParamOf } from '../contract/method.ts';
import type { Signer } from '../wire/sign.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure } from './failure.ts';
import { readReply } from './read-reply.ts';
import { buildRequest } from './request.ts';
import type { Transport } from './transport.ts';

/** The proof of a solved captcha, repeated inside the call's param. */
export interface CaptchaProof {
  readonly captchaVerification: string;
  readonly captchaType: string;
}

/** What the client asks of whoever has a screen. */
export interface GatewayHooks {
  /**
   * The session is gone (40101). Resolves `true` once the same user is logged in again: the call is then
   * repeated once. Calls that fail meanwhile wait for the same answer.
   */
  onExpired?(failure: GatewayFailure): Promise<boolean>;
  /** The gateway wants a captcha. Resolves its proof, or undefined when the person gave up. */
  onCaptchaRequired?(captchaType: string, signal: AbortSignal | undefined): Promise<CaptchaProof | undefined>;
}

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly transport: Transport;
  readonly session: SessionReader;
  readonly signer: Signer;
  readonly hooks?: GatewayHooks;
  /** Real time in Unix milliseconds. */
  readonly now?: () => number;
  readonly newRequestId?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; 30 000 unless said. */
  readonly timeoutMs?: number;
  /** One of the method's API groups; the first unless said. */
  readonly group?: string;
  /** `fail` hands a 40101 straight to the caller, without login; for logout itself. */
  readonly onExpiry?: 'login' | 'fail';
}

/** The typed client of the business, base and admin gateways. */
export interface Gateway {
  /**
   * Calls a method of the contract.
   * @throws {GatewayFailure} always this type, whatever went wrong.
   */
  call<M extends Method>(method: M, param: ParamOf<M>, options?: CallOptions): Promise<DataOf<M>>;
}

const DEFAULT_TIMEOUT_MS = 30_000;
/** A wrong or stale captcha is asked again, but not without end. */
const CAPTCHA_ROUNDS = 3;

/** Creates a client that knows no screen and keeps no state of its own but the one pending login. */
export function createGateway(options: GatewayOptions): Gateway {
  const { transport, session, hooks = {} } = options;
  const now = options.now ?? Date.now;
  const newRequestId = options.newRequestId ?? (() => randomId());
  const context = { config: options.config, session, signer: options.signer, now };
  let pendingLogin: Promise<boolean> | undefined;

  async function attempt<M extends Method>(method: M, param: unknown, call: CallOptions): Promise<DataOf<M>> {
    const requestId = newRequestId();
    const request = await buildRequest(method, call.group ?? method.groups[0], param, context);
    const reply = await exchange(transport, request, {
      method: method.name,
      requestId,
      timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal: call.signal,
    });
    return readReply(method, reply.text, requestId);
  }

  /** Whether the call may be repeated with a live session. */
  function relogin(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean> {
    const current = session.token();
    if (current && current !== usedToken) return Promise.resolve(true);
    pendingLogin ??= Promise.resolve(hooks.onExpired?.(failure) ?? false).finally(() => {
      pendingLogin = undefined;
    });
    return pendingLogin;
  }

  async function call<M extends Method>(
    method: M,
    param: ParamOf<M>,
    callOptions: CallOptions = {},
  ): Promise<DataOf<M>> {
    let sent: unknown = param;
    let captchaRounds = 0;
    let mayLogin = callOptions.onExpiry !== 'fail';
    for (;;) {
      const usedToken = session.token();
      try {
        return await attempt(method, sent, callOptions);
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        if (error.kind === 'expired' && mayLogin) {
          mayLogin = false;
          if (await relogin(error, usedToken)) continue;
        } else if (error.kind === 'captcha' && hooks.onCaptchaRequired && captchaRounds++ < CAPTCHA_ROUNDS) {
          const proof = await hooks.onCaptchaRequired(captchaTypeOf(error.data), callOptions.signal);
          if (proof) {
            sent = { ...(param as object), ...proof };
            continue;
          }
        }
        throw error;
      }
    }
  }

  return { call };
}

function captchaTypeOf(data: unknown): string {
  return typeof data === 'object' &&
    data !== null &&
    'captchaType' in data &&
    data.captchaType === 'clickWord'
    ? 'clickWord'
    : 'blockPuzzle';
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
