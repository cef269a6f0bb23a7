import type { Method } from '../contract/method.ts';
import type { SignedQuery, Signer } from '../wire/canonical.ts';
import { encodeBody, encodePayload } from '../wire/envelope.ts';
import type { SignerAtOnce } from '../wire/sign.ts';
import { addressOf } from './address.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import type { TransportRequest } from './transport.ts';

export interface RequestContext {
  readonly config: GatewayConfig;
  readonly session: SessionReader;
  readonly signer: Signer;
  /** Signs a call that must not wait, if it can already. */
  readonly signAtOnce?: SignerAtOnce['sign'] | undefined;
  /** Real time in Unix milliseconds, never the sandbox's (decisions, section 1). */
  readonly now: () => number;
}

/**
 * The signed HTTP request of one call, on the method's own channel.
 * @param group the API group that the method is called under
 * @param beyondPage whether the page is being left, so that the request has to be sent before anything else happens
 * @throws the signer's error
 */
export async function buildRequest(
  method: Method,
  group: string,
  param: unknown,
  context: RequestContext,
  beyondPage = false,
): Promise<TransportRequest> {
  const { config, session } = context;
  if (method.channel === 'admin') {
    return { method: 'GET', url: addressOf(config.adminUrl, method.name), headers: {} };
  }
  const base = method.channel === 'base';
  const now = context.now();
  const paramString = encodePayload(
    base
      ? { uri: method.name, method: method.verb, param: baseParam(method, param, now) }
      : { method: method.name, param },
  );
  const query: SignedQuery = {
    api_id: group,
    api_version: config.apiVersion,
    app_sub_id: config.appSubId,
    app_token: group === 'captcha' ? config.captchaAppToken : config.appToken,
    sys_id: config.sysId,
    timestamp: String(now),
  };
  // Read before the signature is awaited, so that the call carries the session that it was made in.
  const headers = present({
    'Content-Type': 'application/json',
    Authorization: session.token(),
    rmApplyId: config.rmApplyId,
    homepageConfigId: session.homepageConfigId(),
    languageIndex: String(session.languageIndex()),
    visitorId: base ? session.visitorId() : undefined,
  });
  const atOnce = beyondPage ? context.signAtOnce?.(query, paramString) : undefined;
  const sign = atOnce ?? (await context.signer(query, paramString));
  return {
    method: 'POST',
    url: `${base ? config.baseUrl : config.gatewayUrl}?${new URLSearchParams({ ...query, sign })}`,
    headers,
    body: encodeBody(paramString),
  };
}

/** A `get` has a timestamp, so that no cache answers it (decisions, section 2). */
function baseParam(method: Method, param: unknown, now: number): unknown {
  return method.verb === 'get' && typeof param === 'object' ? { ...param, timestamp: now } : param;
}

/** The headers that have a value. */
export function present(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
