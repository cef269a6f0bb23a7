import { type DataOf, groupFor, type Method, type ParamOf, siteIdIn } from '../contract/method.ts';
import type { Signer } from '../wire/canonical.ts';
import { returnCodes } from '../wire/codes.ts';
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
  readonly hooks?: GatewayHooks;
  /** Real time in Unix milliseconds. */
  readonly now?: () => number;
  readonly newRequestId?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds for one attempt; 30 000 unless said. */
  readonly timeoutMs?: number;
  /** One of the method's API groups; that of the site it is about unless said. */
  readonly group?: string;
  /**
   * `fail` asks nobody for anything: a 40101 or a wanted captcha goes straight to the caller. For logout itself, and
   * for calls that nobody waits for.
   */
  readonly onExpiry?: 'login' | 'fail';
  /**
   * The user id of whom the call was made for; whose session it is when the call begins, unless said. As soon as the
   * session is another person's the call is not sent, nor repeated (`aborted`, code `OTHER_PERSON`).
   */
  readonly person?: string;
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

/** Creates a client that knows no screen and keeps no state of its own but the server's time and the one pending login. */
export function createGateway(options: GatewayOptions): Gateway {
  const { transport, session, hooks = {} } = options;
  const clock = createServerClock(options.now ?? Date.now);
  const nextRequestId = options.newRequestId ?? newRequestId;
  const context = { config: options.config, session, signer: options.signer, now: clock.now };
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
    const request = await buildRequest(method, group, param, context).catch((cause) => {
      // Mostly a signer whose code did not load: nothing was sent, as when the line is down.
      throw new GatewayFailure('network', '', { ...facts, cause });
    });
    const reply = await exchange(transport, request, {
      ...facts,
      timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal: call.signal,
    });
    try {
      return readReply(method, reply.text, requestId);
    } catch (error) {
      // The device's clock is wrong: what the server says of the time is signed from now on.
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

    /** Does what a failure asks for before the call is made again; false where nothing helps. */
    async function mend(failure: GatewayFailure, usedToken: string | undefined): Promise<boolean> {
      if (mayChangeGroup && hasCode(failure, returnCodes.unknownMethod)) {
        // The site is of the other kind than it was known as, or it is not known yet.
        mayChangeGroup = false;
        internal = !internal;
        return true;
      }
      if (failure.kind === 'expired' && mayLogin) {
        mayLogin = false;
        // Another person's login is an answer too: the next attempt refuses what was not made for them.
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

function captchaTypeOf(data: unknown): string {
  return typeof data === 'object' &&
    data !== null &&
    'captchaType' in data &&
    data.captchaType === 'clickWord'
    ? 'clickWord'
    : 'blockPuzzle';
}
