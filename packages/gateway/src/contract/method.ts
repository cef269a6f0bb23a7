import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Which of the gateways answers a method (specification, section 7). */
export type Channel = 'business' | 'base' | 'admin';

/** Whether a method needs a session (else 40101), works by link token, or is open. */
export type Access = 'open' | 'session' | 'link';

/** The `method` of a call on the base channel. */
export type Verb = 'post' | 'get';

/** Where a param names its site. */
export type SiteField = 'homepageConfigId' | 'id';

/**
 * One method of the contract, declared once. Client, mock, contract suite, inspector and reference
 * all follow from it.
 */
export interface Method<
  Param extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
  Reason extends string = string,
> {
  readonly channel: Channel;
  /** The method's name, or its URI on the base and admin channels. */
  readonly name: string;
  /** API groups that know the method; the first is the default, a call may choose another. */
  readonly groups: readonly [string, ...string[]];
  /** The one of `groups` that answers for an internal site, where it differs; the others then do not (section 7). */
  readonly internalGroup: string | undefined;
  readonly access: Access;
  /** How the base gateway passes the call on; `get` adds a `timestamp` to the param (decisions, section 2). */
  readonly verb: Verb;
  /** Whether the reply depends on the site: a call without any site id is a 451. */
  readonly siteBound: boolean;
  /** The param's field that names the site and wins over the header (decisions, section 1). */
  readonly siteField: SiteField;
  /** Submits carry an `idempotencyKey`; a repeat within 24 h answers what the first success answered. */
  readonly submit: boolean;
  /** Whether the gateway may ask for a captcha first; such a method accepts `captchaVerification`. */
  readonly captcha: boolean;
  /**
   * Whether its very success says that somebody is registered, or looks for work. Such look-ups are counted, as are the refusals
   * that say it; a caller who has asked too often is asked for a captcha.
   */
  readonly lookUp?: boolean;
  readonly param: Param;
  readonly data: Data;
  /** Reasons of its own business errors (451), beyond the common ones. */
  readonly reasons: readonly Reason[];
}

type Declared<Param extends GenericSchema, Data extends GenericSchema, Reason extends string> = Pick<
  Method<Param, Data, Reason>,
  'name' | 'groups' | 'param' | 'data'
> &
  Partial<
    Pick<
      Method<Param, Data, Reason>,
      | 'channel'
      | 'internalGroup'
      | 'access'
      | 'verb'
      | 'siteBound'
      | 'siteField'
      | 'submit'
      | 'captcha'
      | 'lookUp'
      | 'reasons'
    >
  >;

/** Declares a method. What is left out: business channel, open, not bound to a site, no submit, no captcha. */
// @__NO_SIDE_EFFECTS__
export function defineMethod<
  Param extends GenericSchema,
  Data extends GenericSchema,
  const Reason extends string = never,
>(declared: Declared<Param, Data, Reason>): Method<Param, Data, Reason> {
  return {
    channel: 'business',
    internalGroup: undefined,
    access: 'open',
    verb: 'post',
    siteBound: false,
    siteField: 'homepageConfigId',
    submit: false,
    captcha: false,
    reasons: [],
    ...declared,
  };
}

/** The id of the site that a param names; nothing where it names none. */
export function siteIdIn(param: unknown, field: SiteField = 'homepageConfigId'): string | undefined {
  if (typeof param !== 'object' || param === null || !(field in param)) return undefined;
  const id: unknown = Reflect.get(param, field);
  return typeof id === 'string' ? id : undefined;
}

/** The API group that answers a method for an internal site, or for any other. */
export function groupFor(method: Method, internalSite: boolean): string {
  return (internalSite && method.internalGroup) || method.groups[0];
}

/** What a caller passes to a method. */
export type ParamOf<M extends Method> = InferInput<M['param']>;
/** What a resolver gets, after the schema has read it. */
export type ReadParamOf<M extends Method> = InferOutput<M['param']>;
/** What a caller gets. */
export type DataOf<M extends Method> = InferOutput<M['data']>;
/** What a resolver answers. */
export type AnswerOf<M extends Method> = InferInput<M['data']>;
/** The declared reasons of a method's business errors. */
export type ReasonOf<M> = M extends Method<infer _P, infer _D, infer Reason> ? Reason : never;
