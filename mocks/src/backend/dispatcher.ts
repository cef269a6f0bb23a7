import { type Channel, type Method, siteIdIn } from '@careers/gateway/contract';
import { findMethod, type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { returnCodes } from '@careers/gateway/wire';
import * as v from 'valibot';
import type { RecordCall } from '../core/call-log.ts';
import type { WorldReply, WorldRequest } from '../core/message.ts';
import { quoted, WORD_MAX } from '../core/quoted.ts';
import type { Locale } from '../data/types.ts';
import { localesByIndex } from '../domain/state.ts';
import { applyFault } from '../faults/apply-fault.ts';
import { drawFault } from '../faults/draw-fault.ts';
import { gatewayTexts } from '../texts.ts';
import { createContext } from './call-context.ts';
import { always, newTrace, recordOf, type Trace } from './call-trace.ts';
import type { AnyResolver, CallWraps } from './call-wraps.ts';
import { type Backend, type CallContext, ExpiredError } from './context.ts';
import { fits } from './fits.ts';
import { calledUnder, refuseGroupOfOtherSite } from './group-of-site.ts';
import { closedAnswer, refuseClosedLink } from './link-access.ts';
import { demandProof, isGuardedLogin } from './login-guard.ts';
import { limitLookUps } from './look-ups.ts';
import { withNulls } from './nulls.ts';
import { faultOutcomes, type Outcome, outcomeOf, refuse, writeReply } from './outcome.ts';
import { readAdminCall, readSignedCall, type SentCall } from './read-call.ts';
import { readParam } from './read-param.ts';
import { resolvers } from './resolvers.ts';
import { createSubmitRunner, submitKey, submitOwner } from './submits.ts';

interface DispatcherOptions {
  readonly backend: Backend;
  /** Lower-case hex HMAC-SHA256. It may be the host's own, as it runs for every call. */
  readonly hmac: (text: string, secret: string) => string | Promise<string>;
  /** Real Unix milliseconds: timestamps are checked against the host's clock (decisions, section 1). */
  readonly realNow: () => number;
  /** Adds a call to the log of the inspector, to be read when somebody looks. */
  readonly record: RecordCall;
  readonly wraps?: CallWraps;
}

/** Answers one request of the business, base or admin channel. */
export type Dispatcher = (channel: Channel, request: WorldRequest) => Promise<WorldReply>;

/** A request on its way to the resolver. */
interface Incoming {
  readonly channel: Channel;
  readonly request: WorldRequest;
  readonly locale: Locale;
  readonly trace: Trace;
}

/** Answers every call: the checks of decisions, section 1, in their order, then the method's resolver. */
export function createDispatcher({
  backend,
  hmac,
  realNow,
  record,
  wraps = {},
}: DispatcherOptions): Dispatcher {
  const signing = { hmac, realNow, recent: [] };
  const resolve = createResolve(wraps);
  const runSubmit = createSubmitRunner();

  return async (channel, request) => {
    const startedAt = realNow();
    const trace = newTrace();
    const locale = localesByIndex[Number(request.header('languageindex') ?? 0)] ?? 'zh-cn';
    const outcome = await answer({ channel, request, locale, trace }).catch((error: unknown) =>
      outcomeOf(error, locale),
    );
    const { reply: written, shown } = writeReply(channel, outcome);
    // Whoever was refused because of the timestamp learns the right time, even if no HTTP server adds the header.
    const reply = outcome.code === returnCodes.staleTimestamp ? withDate(written, realNow()) : written;
    const id = backend.newCallId();
    const endedAt = backend.clock.now();
    const milliseconds = realNow() - startedAt;
    const { read, weight } = recordOf(trace, { id, endedAt, milliseconds, request, outcome, shown, reply });
    record(read, weight);
    return applyFault(trace.fault, reply);
  };

  /** @throws what refuses the call */
  async function answer({ channel, request, locale, trace }: Incoming): Promise<Outcome> {
    const call =
      channel === 'admin' ? readAdminCall(request) : await readSignedCall(channel, request, trace, signing);
    trace.path = quoted(call.path, WORD_MAX);
    if (channel === 'admin') trace.param = always(call.param);
    const id = calledMethod(channel, call);
    const method: Method = registry[id];
    refuseGroupOfOtherSite(backend, method, call.group, siteOf(request, call.param, method));
    meetFault(call.path, trace);
    const own = createContext(backend, { request, locale, method, param: call.param });
    const context = wraps.context?.(own, id) ?? own;
    if (method.access === 'session') requireSession(context);
    const param = readParam(method, call.param, trace);
    if (trace.fault === 'captcha') demandProof(context, proofOf(call.param));
    const run = () =>
      limitLookUps(method, context, proofOf(call.param), () => {
        if (method.siteBound && !isGuardedLogin(method)) context.site(siteIdIn(call.param, method.siteField));
        return resolveUnlessClosed(method, context, () => resolve(id, param, context));
      });
    const data = await (method.submit
      ? runSubmit(submitOf(method, context, request, call.param), run)
      : run());
    refuseOffSchema(method, data, trace);
    const written = backend.config.switches.nulls ? withNulls(method.data, data) : data;
    return { code: returnCodes.success, message: gatewayTexts.success[locale], data: written };
  }

  /** Applies the fault that is due for a call, if it is one that the backend itself reports. */
  function meetFault(path: string, trace: Trace): void {
    const { faults, seed } = backend.config;
    trace.fault = drawFault(faults, path, seed, backend.state().faultCounts);
    const fault = trace.fault && faultOutcomes[trace.fault];
    if (fault) throw fault();
  }

  function submitOf(method: Method, context: CallContext, { header }: WorldRequest, param: unknown) {
    const { idempotencyKey } = param as Record<string, unknown>;
    const { link, account } = context;
    const submitter = { linkToken: link?.token, accountId: account?.id, visitorId: header('visitorid') };
    const key = submitKey(submitOwner(submitter, param), method.name, idempotencyKey);
    return { key, submits: context.state().submits, now: backend.clock.now() };
  }
}

/** The method that a call names, under one of its groups and on its own channel. */
function calledMethod(channel: Channel, { path, group }: SentCall): MethodId {
  const id = findMethod(path);
  const method = id && registry[id];
  if (!id || method?.channel !== channel || !method.groups.includes(group))
    throw refuse(returnCodes.unknownMethod, whereElse(channel, path));
  return id;
}

/** Under which API groups a method is called that was called under another. */
function whereElse(channel: Channel, path: string): string | undefined {
  if (channel !== 'business') return undefined;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const groups = methodIds.flatMap((id) => (registry[id].name === name ? registry[id].groups : []));
  return groups.length > 0 ? calledUnder(name, groups) : undefined;
}

/** Checks the session. A token that expires with its first use (magic phone 13900040101) ends here. */
function requireSession(context: CallContext): void {
  context.requireAccount();
  if (!context.session?.expiresOnUse || !context.token) return;
  delete context.state().sessions[context.token];
  throw new ExpiredError();
}

function withDate(reply: WorldReply, now: number): WorldReply {
  return { ...reply, headers: { ...reply.headers, Date: new Date(now).toUTCString() } };
}

/**
 * Runs the resolver of a method, unless the method is called by a link that has nothing to show: then the answer, or the refusal,
 * follows from the link alone.
 */
function resolveUnlessClosed(method: Method, context: CallContext, resolve: () => unknown): unknown {
  if (method.access === 'link' && method.submit) refuseClosedLink(context, method);
  const closed = method.access === 'link' && !method.submit ? closedAnswer(context) : undefined;
  return closed ?? resolve();
}

/** Runs a method's resolver, or what wraps it. */
function createResolve({ resolver: wrap }: CallWraps) {
  const wrapped = new Map<MethodId, AnyResolver>();
  return (id: MethodId, param: unknown, context: CallContext): unknown => {
    const own = resolvers[id] as AnyResolver;
    const resolver = wrap ? (wrapped.get(id) ?? wrap(own, id)) : own;
    if (wrap) wrapped.set(id, resolver);
    return resolver(param, context);
  };
}

/** The proof of a captcha, which any method accepts, also if it does not declare one. */
function proofOf(param: unknown): { captchaVerification?: string; captchaType?: string } {
  const { captchaVerification, captchaType } = param as Record<string, unknown>;
  return {
    ...(typeof captchaVerification === 'string' ? { captchaVerification } : {}),
    ...(typeof captchaType === 'string' ? { captchaType } : {}),
  };
}

/**
 * @throws if an answer does not fit the contract, which is an error of the mock: every caller sees it, and the inspector shows
 * it.
 */
function refuseOffSchema(method: Method, data: unknown, trace: Trace): void {
  if (fits(method.data, data)) return;
  const read = v.safeParse(method.data, data);
  if (read.success) return;
  const why = v.summarize(read.issues);
  trace.violations.push(`data: ${why}`);
  throw new Error(`${method.name} answered off its schema: ${why}`);
}

/** The site that a call names: the param takes precedence over the header (decisions, section 1). */
function siteOf(request: WorldRequest, param: unknown, { siteField }: Method): string | undefined {
  return siteIdIn(param, siteField) || siteIdIn(param) || request.header('homepageconfigid');
}
