import type { CaptchaKind } from '../contract/captcha.ts';
import { type DataOf, groupFor, type Method, type ParamOf, siteIdIn } from '../contract/method.ts';
import type { Signer } from '../wire/canonical.ts';
import { returnCodes } from '../wire/codes.ts';
import type { SignerAtOnce } from '../wire/sign.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import { exchange } from './exchange.ts';
import { GatewayFailure, OTHER_PERSON } from './failure.ts';
import { askHook, type GatewayHooks } from './hooks.ts';
import { readReply } from './read-reply.ts';
import { createRelogin } from './relogin.ts';
import { buildRequest } from './request.ts';
import { newRequestId } from './request-id.ts';
import { createServerClock } from './server-clock.ts';
import type { Transport } from './transport.ts';

export interface GatewayOptions {
  readonly config: GatewayConfig;
  readonly transport: Transport;
  readonly session: SessionReader;
  readonly signer: Signer;
  /** Signs the calls that are made while the page is left, once its code is loaded; by default `signer` does. */
  readonly signAtOnce?: SignerAtOnce['sign'] | undefined;
  readonly hooks?: GatewayHooks;
  /** Real time in Unix milliseconds. */
  readonly now?: () => number;
  readonly newRequestId?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; 30 000 by default. */
  readonly timeoutMs?: number;
  /** One of the method's API groups; by default chosen by the site that the call is about. */
  readonly group?: string;
  /**
   * With `fail` no hook is called: a 40101 or a required captcha is thrown at once. For logout itself, and for calls in the
   * background.
   */
  readonly onExpiry?: 'login' | 'fail';
  /**
   * The user id of the person for whom the call is made; by default whose session it is when the call begins. When the session is
   * another person's the call is neither sent nor repeated (`aborted`, code `OTHER_PERSON`).
   */
  readonly person?: string;
  /** For a call that is made because the page is left: it is signed at once if possible, and sent even if the page is closed. */
  readonly beyondPage?: boolean;
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
/** How often a call asks for a captcha, the first time included: a proof may be wrong or expired. */
const CAPTCHA_ROUNDS = 3;

/** Creates a client. Its only state is the server's time and the pending login. */
export function createGateway(options: GatewayOptions): Gateway {
  const { transport, session, hooks = {} } = options;
  const clock = createServerClock(options.now ?? Date.now);
  const nextRequestId = options.newRequestId ?? newRequestId;
  const { config, signer, signAtOnce } = options;
  const context = { config, session, signer, signAtOnce, now: clock.now };
  const relogin = createRelogin(session, hooks);

  async function attempt<M extends Method>(
    method: M,
    group: string,
    param: unknown,
    call: CallOptions,
    mayLearnTime = true,
  ): Promise<DataOf<M>> {
    const requestId = nextRequestId();
    const facts = { method: method.name, requestId };
    if (isOther(call.person)) throw new GatewayFailure('aborted', '', { ...facts, code: OTHER_PERSON });
    const signedAt = clock.now();
    // A signer that fails, usually because its code did not load, is as no network: nothing was sent.
    const { beyondPage } = call;
    const reply = await exchange(transport, () => buildRequest(method, group, param, context, beyondPage), {
      ...facts,
      beyondPage,
      timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal: call.signal,
    });
    try {
      return readReply(method, reply.text, requestId);
    } catch (error) {
      // The device's clock is wrong: from now on the server's time is signed.
      const stale = mayLearnTime && hasCode(error, returnCodes.staleTimestamp);
      if (!stale || !clock.learn(reply.header('Date'), signedAt)) throw error;
      return attempt(method, group, param, call, false);
    }
  }

  function isOther(person: string | undefined): boolean {
    return person !== undefined && person !== session.userId();
  }

  async function call<M extends Method>(
    method: M,
    param: ParamOf<M>,
    givenOptions: CallOptions = {},
  ): Promise<DataOf<M>> {
    const person = givenOptions.person ?? session.userId();
    const callOptions = person === undefined ? givenOptions : { ...givenOptions, person };
    const mayAsk = callOptions.onExpiry !== 'fail';
    let sent: unknown = param;
    let internal = session.isInternalSite(siteIdIn(param, method.siteField) ?? session.homepageConfigId());
    let mayChangeGroup = callOptions.group === undefined && method.internalGroup !== undefined;
    let mayLogin = mayAsk;
    let captchasLeft = mayAsk ? CAPTCHA_ROUNDS : 0;

    /** Does what a failure requires before the call can be repeated; resolves with false if it cannot. */
    async function mend(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean> {
      if (mayChangeGroup && hasCode(failure, returnCodes.unknownMethod)) {
        // The site is of the other kind (internal or external) than assumed: tries the other API group.
        mayChangeGroup = false;
        internal = !internal;
        return true;
      }
      if (failure.kind === 'expired' && mayLogin) {
        mayLogin = false;
        // After another person's login the next attempt throws `OTHER_PERSON`.
        return (await relogin(failure, usedToken)) || isOther(person);
      }
      if (failure.kind === 'captcha' && captchasLeft > 0) {
        captchasLeft -= 1;
        const wanted = captchaTypeOf(failure.data);
        const proof = await askHook(() => hooks.onCaptchaRequired?.(wanted, callOptions.signal));
        if (proof) sent = { ...(param as object), ...proof };
        return proof !== undefined;
      }
      return false;
    }

    for (;;) {
      const usedToken = session.token();
      const group = callOptions.group ?? groupFor(method, internal);
      try {
        return await attempt(method, group, sent, callOptions);
      } catch (error) {
        if (!(error instanceof GatewayFailure) || !(await mend(error, usedToken))) throw error;
      }
    }
  }

  return { call };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof GatewayFailure && error.code === code;
}

/** The puzzle that a gateway asks for; the slider, if it names none that is known (decisions, section 1). */
function captchaTypeOf(data: unknown): CaptchaKind {
  return typeof data === 'object' &&
    data !== null &&
    'captchaType' in data &&
    data.captchaType === 'clickWord'
    ? 'clickWord'
    : 'blockPuzzle';
}
