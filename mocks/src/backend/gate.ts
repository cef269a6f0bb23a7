import { type Channel, type Method, siteIdIn } from '@careers/gateway/contract';
import { findMethod, type MethodId, registry } from '@careers/gateway/registry';
import {
  canonicalText,
  decodeBody,
  decodePayload,
  returnCodes,
  type SignedQuery,
  TIMESTAMP_TOLERANCE_MS,
  WireError,
} from '@careers/gateway/wire';
import * as v from 'valibot';
import type { Locale } from '../data/types.ts';
import type { FaultKind } from '../faults/rule.ts';
import { strike } from '../faults/strike.ts';
import { findSite } from '../sites/websites.ts';
import { gatewayTexts } from '../texts.ts';
import { DAY, isoInstant } from '../world/clock.ts';
import type { CallRecord, WorldReply, WorldRequest } from '../world/message.ts';
import { localesByIndex } from '../world/state.ts';
import { type Backend, BusinessError, type CallContext, ExpiredError } from './context.ts';
import { credentials } from './credentials.ts';
import { fits } from './fits.ts';
import { refuseGroupOfOtherSite } from './group-of-site.ts';
import { demandProof } from './login-guard.ts';
import { withNulls } from './nulls.ts';
import { faultOutcomes, look, type Outcome, outcomeOf, refuse, writeReply } from './outcome.ts';
import { resolvers } from './resolvers.ts';
import { findSession } from './sessions.ts';
import { spoil } from './spoil.ts';

/** Facts of a call that the inspector shows, gathered on the way. */
interface Trace {
  path: string;
  param: unknown;
  signed?: boolean;
  fault?: FaultKind;
  violations: string[];
}

export interface GateOptions {
  readonly backend: Backend;
  /** Lower-case hex HMAC-SHA256; the host's own where it has one, since it is asked for every call. */
  readonly hmac: (text: string, secret: string) => string | Promise<string>;
  /** Real Unix milliseconds: timestamps are checked against the host's clock (decisions, section 1). */
  readonly realNow: () => number;
  /** Keeps a call for the inspector, which reads it when somebody looks. */
  readonly record: (read: () => CallRecord) => void;
}

/** Answers one request of the business, base or admin channel. */
export type Gate = (channel: Channel, request: WorldRequest) => Promise<WorldReply>;

/** The world's front door: the checks of decisions, section 1, in their order, then the resolver. */
export function createGate({ backend, hmac, realNow, record }: GateOptions): Gate {
  const underWay = new Map<string, unknown>();

  return async (channel, request) => {
    const startedAt = realNow();
    const trace: Trace = { path: '?', param: undefined, violations: [] };
    const locale = localesByIndex[Number(request.header('languageindex') ?? 0)] ?? 'zh-cn';
    const outcome = await settle(channel, request, locale, trace);
    const { reply: written, shown } = writeReply(channel, outcome);
    const { code, message } = outcome;
    // Whoever was refused for the time is told the right one, also where no HTTP server adds it.
    const reply = code === returnCodes.staleTimestamp ? withDate(written, realNow()) : written;
    const id = backend.newId('call');
    const endedAt = backend.clock.now();
    const milliseconds = realNow() - startedAt;
    const headers = headersOf(request);
    // Hundreds of these wait for somebody to look: they hold texts, neither the request nor the answer's objects.
    record(() => ({
      id,
      at: isoInstant(endedAt),
      path: trace.path,
      code,
      milliseconds,
      param: trace.param,
      message,
      headers,
      ...(trace.signed === undefined ? {} : { signed: trace.signed }),
      ...(trace.fault ? { fault: trace.fault } : {}),
      violations: trace.violations,
      get data() {
        return look(shown);
      },
    }));
    return spoil(trace.fault, reply);
  };

  /** What a call came to, be it an error. */
  async function settle(
    channel: Channel,
    request: WorldRequest,
    locale: Locale,
    trace: Trace,
  ): Promise<Outcome> {
    try {
      return await answer(channel, request, locale, trace);
    } catch (error) {
      return outcomeOf(error, locale);
    }
  }

  async function answer(
    channel: Channel,
    request: WorldRequest,
    locale: Locale,
    trace: Trace,
  ): Promise<Outcome> {
    const call = channel === 'admin' ? readAdminCall(request) : await readSignedCall(channel, request, trace);
    const id = findMethod(call.path);
    const method = id && registry[id];
    trace.path = call.path;
    trace.param = call.param;
    if (!id || method?.channel !== channel || !method.groups.includes(call.group)) {
      throw refuse(returnCodes.unknownMethod);
    }
    refuseGroupOfOtherSite(backend, method, call.group, siteOf(request, call.param, method));
    trace.fault = strike(backend.config.faults, call.path, backend.config.seed, backend.state().faultCounts);
    const fault = trace.fault && faultOutcomes[trace.fault];
    if (fault) throw fault();
    const context = createContext(request, locale, call.param);
    if (method.access === 'session') takeSession(context);
    const param = v.safeParse(method.param, call.param);
    if (!param.success) throw refuse(returnCodes.unreadable, v.summarize(param.issues));
    if (trace.fault === 'captcha') demandProof(context, proofOf(call.param));
    if (method.siteBound) context.site(siteIdIn(call.param, method.siteField));
    const run = () => resolve(id, param.output, context);
    const data = await (method.submit ? once(method, context, call.param, run) : run());
    trace.violations = violationsOf(method, data);
    const written = backend.config.switches.nulls ? withNulls(method.data, data) : data;
    return { code: returnCodes.success, message: gatewayTexts.success[locale], data: written };
  }

  async function readSignedCall(channel: 'business' | 'base', request: WorldRequest, trace: Trace) {
    const paramString = decodeBody(request.body);
    const query = readQuery(request.query);
    const text = query && canonicalText(query, paramString);
    trace.signed = text !== undefined && (await hmac(text, credentials.secret)) === request.query.sign;
    if (!query || !trace.signed || !knownApp(query, request)) throw refuse(returnCodes.unauthorized);
    const age = Math.abs(realNow() - Number(query.timestamp));
    if (!(age <= TIMESTAMP_TOLERANCE_MS)) throw refuse(returnCodes.staleTimestamp);
    const biz = decodePayload(paramString);
    const name = channel === 'base' ? biz.uri : biz.method;
    if (typeof name !== 'string') throw new WireError('no method');
    return {
      group: query.api_id,
      path: channel === 'base' ? name : `${query.api_id}.${name}`,
      param: biz.param ?? {},
    };
  }

  function createContext(request: WorldRequest, locale: Locale, param: unknown): CallContext {
    const token = request.header('authorization');
    const session = findSession(backend.state(), token, backend.clock.now());
    const account = session && backend.state().accounts[session.accountId];
    const headerSite = request.header('homepageconfigid');
    return {
      ...backend,
      locale,
      token,
      session,
      account,
      site: (id) => {
        const wanted = id || siteIdIn(param) || headerSite;
        if (!wanted) throw new BusinessError('siteMissing');
        return findSite(wanted);
      },
      mine: () => {
        if (!account) throw new ExpiredError();
        return account;
      },
    };
  }

  /** The session step; a doomed token dies here (magic phone 13900040101). */
  function takeSession(context: CallContext): void {
    context.mine();
    if (!context.session?.doomed || !context.token) return;
    delete context.state().sessions[context.token];
    throw new ExpiredError();
  }

  /** A repeated submit answers what its first success answered (decisions, section 1). */
  async function once(
    method: Method,
    context: CallContext,
    param: unknown,
    run: () => unknown,
  ): Promise<unknown> {
    const { idempotencyKey } = param as Record<string, unknown>;
    const owner = context.account?.id ?? 'link';
    const key = `${owner}:${method.name}:${String(idempotencyKey)}`;
    const { submits } = context.state();
    const first = submits[key];
    const now = backend.clock.now();
    if (first && now - first.at < DAY) return first.answer;
    // The same submit twice at once is one submit: the second waits for the first's answer.
    const running = underWay.get(key) ?? run();
    underWay.set(key, running);
    try {
      const data = await running;
      submits[key] = { at: now, answer: data };
      return data;
    } finally {
      underWay.delete(key);
    }
  }
}

function withDate(reply: WorldReply, now: number): WorldReply {
  return { ...reply, headers: { ...reply.headers, Date: new Date(now).toUTCString() } };
}

/** Runs a method's resolver. The registry ties id, param and resolver together; TypeScript cannot follow it. */
function resolve(id: MethodId, param: unknown, context: CallContext): unknown {
  const resolver = resolvers[id] as (param: unknown, context: CallContext) => unknown;
  return resolver(param, context);
}

/** The captcha's proof of any method, also of one that declares none. */
function proofOf(param: unknown): { captchaVerification?: string; captchaType?: string } {
  const { captchaVerification, captchaType } = param as Record<string, unknown>;
  return {
    ...(typeof captchaVerification === 'string' ? { captchaVerification } : {}),
    ...(typeof captchaType === 'string' ? { captchaType } : {}),
  };
}

function violationsOf(method: Method, data: unknown): string[] {
  if (fits(method.data, data)) return [];
  const read = v.safeParse(method.data, data);
  if (read.success) return [];
  // What goes out must fit the contract, or the mock lies: every caller sees it at once.
  throw new Error(`${method.name} answered off its schema: ${v.summarize(read.issues)}`);
}

function readAdminCall(request: WorldRequest): { group: string; path: string; param: unknown } {
  return { group: 'admin', path: request.path.replace(/^\/admin/, ''), param: request.query };
}

function readQuery(query: Readonly<Record<string, string>>): SignedQuery | undefined {
  const { api_id, api_version, app_sub_id, app_token, sys_id, timestamp } = query;
  if (!api_id || !api_version || !app_sub_id || !app_token || !sys_id || !timestamp) return undefined;
  return { api_id, api_version, app_sub_id, app_token, sys_id, timestamp };
}

function knownApp(query: SignedQuery, request: WorldRequest): boolean {
  const token = query.api_id === 'captcha' ? credentials.captchaAppToken : credentials.appToken;
  return (
    query.api_version === credentials.apiVersion &&
    query.app_sub_id === credentials.appSubId &&
    query.sys_id === credentials.sysId &&
    query.app_token === token &&
    request.header('rmapplyid') === credentials.rmApplyId
  );
}

/** The site that a call names: its param wins over the header (decision 1). */
function siteOf(request: WorldRequest, param: unknown, { siteField }: Method): string | undefined {
  return siteIdIn(param, siteField) || siteIdIn(param) || request.header('homepageconfigid');
}

/** As the specification writes them, and as a request is asked for them. */
const shownHeaders = [
  { name: 'Authorization', lower: 'authorization' },
  { name: 'rmApplyId', lower: 'rmapplyid' },
  { name: 'homepageConfigId', lower: 'homepageconfigid' },
  { name: 'languageIndex', lower: 'languageindex' },
  { name: 'visitorId', lower: 'visitorid' },
] as const;

function headersOf(request: WorldRequest): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { name, lower } of shownHeaders) {
    const value = request.header(lower);
    if (value !== undefined) shown[name] = value;
  }
  return shown;
}
