import type { DataOf, Method, ParamOf } from '../contract/method.ts';
import type { Signer } from '../wire/canonical.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure } from './failure.ts';
import { readReply } from './read-reply.ts';
import { buildRequest } from './request.ts';
import { newRequestId } from './request-id.ts';
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
  /**
   * `fail` asks nobody for anything: a 40101 or a wanted captcha goes straight to the caller. For logout itself, and
   * for calls that nobody waits for.
   */
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
  const nextRequestId = options.newRequestId ?? newRequestId;
  const context = { config: options.config, session, signer: options.signer, now };
  let pendingLogin: Promise<boolean> | undefined;

  async function attempt<M extends Method>(method: M, param: unknown, call: CallOptions): Promise<DataOf<M>> {
    const requestId = nextRequestId();
    const facts = { method: method.name, requestId };
    const request = await buildRequest(method, call.group ?? method.groups[0], param, context).catch(
      (cause) => {
        // Mostly a signer whose code did not load: nothing was sent, as when the line is down.
        throw new GatewayFailure('network', '', { ...facts, cause });
      },
    );
    const reply = await exchange(transport, request, {
      ...facts,
      timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal: call.signal,
    });
    return readReply(method, reply.text, requestId);
  }

  /** Whether the call may be repeated with a live session. */
  function relogin(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean> {
    const current = session.token();
    if (current && current !== usedToken) return Promise.resolve(true);
    pendingLogin ??= ask(() => hooks.onExpired?.(failure))
      .then((loggedIn) => loggedIn === true)
      .finally(() => {
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
    const { onCaptchaRequired } = hooks;
    const mayAsk = callOptions.onExpiry !== 'fail';
    let mayLogin = mayAsk;
    for (;;) {
      const usedToken = session.token();
      try {
        return await attempt(method, sent, callOptions);
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error;
        if (error.kind === 'expired' && mayLogin) {
          mayLogin = false;
          if (await relogin(error, usedToken)) continue;
        } else if (
          error.kind === 'captcha' &&
          mayAsk &&
          onCaptchaRequired &&
          captchaRounds++ < CAPTCHA_ROUNDS
        ) {
          const proof = await ask(() => onCaptchaRequired(captchaTypeOf(error.data), callOptions.signal));
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

/** A hook's answer; a hook that fails has given none, and the call keeps the failure it asked about. */
async function ask<Answer>(hook: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await hook();
  } catch {
    return undefined;
  }
}

function captchaTypeOf(data: unknown): string {
  return typeof data === 'object' &&
    data !== null &&
    'captchaType' in data &&
    data.captchaType === 'clickWord'
    ? 'clickWord'
    : 'blockPuzzle';
}
