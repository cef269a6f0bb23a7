import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { LanguageIndex } from '../contract/language-index.ts';
import type { GatewayConfig } from './config.ts';
import { GatewayFailure } from './failure.ts';
import { createGateway, type Gateway } from './gateway.ts';
import type { GatewayHooks } from './hooks.ts';
import type { Transport, TransportOptions, TransportReply, TransportRequest } from './transport.ts';

export const config: GatewayConfig = {
  environment: 'uat',
  gatewayUrl: 'https://careers.example/gateway',
  baseUrl: 'https://careers.example/base',
  adminUrl: 'https://careers.example/admin',
  fileGatewayUrl: 'https://careers.example/files',
  apiVersion: '1.0',
  appSubId: 'careers-portal',
  appToken: 'app-token',
  sysId: 'careers',
  rmApplyId: 'careers',
  captchaAppToken: 'captcha-token',
  files: { appId: 'files', appToken: 'files-token', dataSourceCode: 'CAREERS', templateCode: 'RESUME' },
};

export const NOW = 1_767_225_600_000;
const SECRET = 'a secret';

/** A call as a server reads it: by Node's own base64, not by the code under test. */
interface ReadCall {
  readonly request: TransportRequest;
  readonly query: Readonly<Record<string, string>>;
  readonly biz: { readonly method?: unknown; readonly uri?: unknown; readonly param?: unknown };
  readonly signed: boolean;
}

const bodyText = v.pipe(v.string(), v.parseJson(), v.strictObject({ paramString: v.string() }));
const payloadText = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    biz: v.strictObject({
      method: v.optional(v.unknown()),
      uri: v.optional(v.unknown()),
      param: v.optional(v.unknown()),
    }),
  }),
);

export function readCall(request: TransportRequest): ReadCall {
  const url = new URL(request.url);
  const query = Object.fromEntries(url.searchParams);
  const { paramString } = v.parse(bodyText, request.body);
  const { biz } = v.parse(payloadText, Buffer.from(paramString, 'base64').toString('utf8'));
  const { sign, ...rest } = query;
  const text = `${Object.keys(rest)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(rest[name] ?? '')}`)
    .join('&')}\n${paramString}`;
  const expected = createHmac('sha256', SECRET).update(text).digest('hex');
  return { request, query, biz, signed: sign === expected };
}

export function reply(text: string, status = 200, headers: Record<string, string> = {}): TransportReply {
  return { status, text, header: (name) => headers[name] ?? null };
}

/** A business reply, its data in base64 by Node's own hand. */
export function business(returnCode: string, data?: unknown, returnDesc = ''): TransportReply {
  const returnData =
    data === undefined ? undefined : Buffer.from(JSON.stringify(data), 'utf8').toString('base64');
  return reply(JSON.stringify({ returnCode, returnDesc, returnData }));
}

export const success = (data?: unknown) => business('MS000A000', data);
export const expired = () => business('40101', undefined, '登录已过期');
export const captchaWanted = (data?: unknown) => business('needCaptchaVerification', data, '请先验证');

type Answer = (call: ReadCall, options: TransportOptions) => TransportReply | Promise<TransportReply>;

/** A line to a server that answers in order, the last answer for good. */
export function line(...answers: readonly Answer[]) {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request, options) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    if (!answer) throw new TypeError('nobody answers');
    return answer(
      typeof request.body === 'string' ? readCall(request) : { request, query: {}, biz: {}, signed: false },
      options,
    );
  };
  return { transport, requests, calls: () => requests.map(readCall) };
}

/** A line on which no answer ever comes; it gives up when told to. */
export const silent: Transport = (_request, { signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

interface SessionFacts {
  userId?: string | undefined;
  token?: string | undefined;
  homepageConfigId?: string | undefined;
  languageIndex?: LanguageIndex;
  visitorId?: string | undefined;
  /** Sites known as internal. */
  internalSites?: readonly string[];
}

/** A client on a line, with a session that the test can change. */
export function client(transport: Transport, hooks: GatewayHooks = {}, facts: SessionFacts = {}) {
  const session: SessionFacts = { ...facts };
  let requests = 0;
  const gateway: Gateway = createGateway({
    config,
    transport,
    hooks,
    signer: (query, paramString) => {
      const pairs = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
      return createHmac('sha256', SECRET).update(`${text}\n${paramString}`).digest('hex');
    },
    session: {
      token: () => session.token,
      homepageConfigId: () => session.homepageConfigId,
      languageIndex: () => session.languageIndex ?? 0,
      visitorId: () => session.visitorId,
      userId: () => session.userId,
      isInternalSite: (id) => session.internalSites?.includes(id ?? '') ?? false,
    },
    now: () => NOW,
    newRequestId: () => `request-${++requests}`,
  });
  return { gateway, session };
}

/** The failure of a call; a call that succeeds is the test's failure. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayFailure> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayFailure) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}
