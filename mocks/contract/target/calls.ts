import { createGateway, type Gateway, GatewayFailure } from '@careers/gateway';
import type { DataOf, Method, ParamOf } from '@careers/gateway/contract';
import type { LanguageIndex, Person } from '@careers/gateway/reference';
import type { CaseContext } from './case-context.ts';
import { signatureOf, UNKNOWN_METHOD, UnknownMethod } from './raw-call.ts';

/** What a case changes about the calls of the method it is about; all others stay as they are. */
export interface CallChange {
  readonly method: Method;
  readonly param?: (param: object) => object;
  readonly group?: string;
  /** The `homepageConfigId` header. */
  readonly site?: string;
  /** Sends each such call twice at once; both answers are kept. */
  readonly twice?: boolean;
}

/** A call that succeeded. */
export interface Done {
  readonly method: Method;
  readonly param: object;
  readonly data: unknown;
  /** The answer of the same call, sent at the same time. */
  readonly twin?: unknown;
}

/** Whose calls they are, in which language and about which website. */
export interface Speaker {
  readonly session: { token?: string | undefined; person?: Person | undefined };
  readonly languageIndex: LanguageIndex;
  readonly site: string;
}

/** What all speakers of a case share. */
export interface Together {
  readonly change: CallChange | undefined;
  readonly calls: Done[];
  /** The server's key, once it was asked for. */
  publicKey?: Promise<{ readonly publicKey: string }>;
  /** Links that a command has printed, by what they lead to. */
  readonly links: Map<string, string>;
}

/** The line of one speaker to the gateway. */
export interface Calls {
  /** The client itself, for calls that prepare a case and are not what it is about. */
  readonly gateway: Gateway;
  /** Calls a method with the case's changes, and records the answer. */
  call<M extends Method>(method: M, param: ParamOf<M>): Promise<DataOf<M>>;
  /** Calls a method. If the gateway asks for a captcha only because there were many calls before, solves it and calls again. */
  passing<M extends Method>(
    method: M,
    param: ParamOf<M>,
    options?: { readonly group?: string },
  ): Promise<DataOf<M>>;
}

export function createCalls(context: CaseContext, together: Together, speaker: Speaker): Calls {
  const { settings, transport } = context;
  const { change, calls } = together;
  const { session, languageIndex, site } = speaker;
  let siteHeader = site;

  const gateway: Gateway = createGateway({
    config: settings.config,
    transport,
    // Node's own HMAC, which is synchronous: two calls made at the same time are also sent at the same time.
    signer: (query, paramString) => signatureOf(query, paramString, settings.secret),
    session: {
      token: () => session.token,
      homepageConfigId: () => siteHeader,
      languageIndex: () => languageIndex,
      visitorId: () => 'contract-suite',
      userId: () => undefined,
      isInternalSite: () => site === settings.internalSite,
    },
  });

  async function passing<M extends Method>(
    method: M,
    param: ParamOf<M>,
    options: { readonly group?: string } = {},
  ): Promise<DataOf<M>> {
    try {
      return await gateway.call(method, param, options);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      // Else a rule that expects a refusal would take this one for it, or for a wrong one.
      if (error.code === UNKNOWN_METHOD && context.unknown?.has(method.name))
        throw new UnknownMethod(method.name);
      const asked = error.kind === 'captcha';
      if (!asked || !context.guest?.solve || 'captchaVerification' in asObject(param)) throw error;
      return gateway.call(method, Object.assign({}, param, await context.guest.solve()), options);
    }
  }

  async function call<M extends Method>(method: M, param: ParamOf<M>): Promise<DataOf<M>> {
    const twisted = change?.method === method ? change : undefined;
    await context.guest?.settle();
    const own = context.guest?.own(param) ?? param;
    // The change adds fields that the contract does not know, so its result cannot have the param's type.
    const sent = (twisted?.param ? twisted.param(asObject(own)) : own) as ParamOf<M>;
    const options = twisted?.group ? { group: twisted.group } : {};
    siteHeader = twisted?.site ?? site;
    try {
      const [data, twin] = await Promise.all([
        passing(method, sent, options),
        twisted?.twice ? passing(method, sent, options) : undefined,
      ]);
      context.guest?.note({ method, param: asObject(sent), data, person: session.person });
      calls.push({ method, param: asObject(sent), data, ...(twisted?.twice ? { twin } : {}) });
      return data;
    } finally {
      siteHeader = site;
    }
  }

  return { gateway, call, passing };
}

function asObject(param: unknown): object {
  return typeof param === 'object' && param !== null ? param : {};
}
