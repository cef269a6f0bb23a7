import type { Method } from '../contract/method.ts';
import { encodeBody, encodePayload } from '../wire/envelope.ts';
import type { SignedQuery, Signer } from '../wire/sign.ts';
import type { GatewayConfig, SessionReader } from './config.ts';
import type { TransportRequest } from './transport.ts';

export interface RequestContext {
  readonly config: GatewayConfig;
  readonly session: SessionReader;
  readonly signer: Signer;
  /** Real time in Unix milliseconds, never the sandbox's (decisions, section 1). */
  readonly now: () => number;
}

/** The signed HTTP request of one call, on the method's own channel. */
export async function buildRequest(
  method: Method,
  group: string,
  param: unknown,
  context: RequestContext,
): Promise<TransportRequest> {
  const { config, session } = context;
  if (method.channel === 'admin') {
    return { method: 'GET', url: `${config.adminUrl}${method.name}`, headers: {} };
  }
  const base = method.channel === 'base';
  const paramString = encodePayload(
    base ? { uri: method.name, method: 'post', param } : { method: method.name, param },
  );
  const query: SignedQuery = {
    api_id: group,
    api_version: config.apiVersion,
    app_sub_id: config.appSubId,
    app_token: group === 'captcha' ? config.captchaAppToken : config.appToken,
    sys_id: config.sysId,
    timestamp: String(context.now()),
  };
  const sign = await context.signer(query, paramString);
  return {
    method: 'POST',
    url: `${base ? config.baseUrl : config.gatewayUrl}?${new URLSearchParams({ ...query, sign })}`,
    headers: present({
      'Content-Type': 'application/json',
      Authorization: session.token(),
      rmApplyId: config.rmApplyId,
      homepageConfigId: session.homepageConfigId(),
      languageIndex: String(session.languageIndex()),
      visitorId: base ? session.visitorId() : undefined,
    }),
    body: encodeBody(paramString),
  };
}

/** Headers without the absent ones. */
export function present(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
