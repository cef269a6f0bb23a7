import { groupFor, type Method } from '@careers/gateway/contract';
import type { MethodReference } from '@careers/gateway/reference';
import type { CallChange } from '../target/calls.ts';
import { createProbe } from '../target/probe.ts';
import { type RawCall, type RawReply, rawCall, UNKNOWN_METHOD } from '../target/raw-call.ts';
import type { SuiteCapability } from '../target/settings.ts';
import type { CaseContext } from '../target/target.ts';
import { brokenParams } from './break-param.ts';
import { expectSame, expectTrue } from './check.ts';
import { succeeds } from './succeeds.ts';

/** A method under test, with its reference. */
export interface Subject {
  readonly id: string;
  readonly method: Method;
  readonly reference: Pick<MethodReference, 'success'> & { readonly example: { readonly param: object } };
}

/** Something that holds for every method it applies to. */
export interface GenericOutcome {
  readonly id: string;
  /** Why the outcome does not apply to a method; undefined when it does. */
  whyLeftOut(method: Method, example: object): string | undefined;
  /** The capabilities that it needs besides those of the method's recipe; most need none. */
  needs(subject: Subject): readonly SuiteCapability[];
  run(subject: Subject, context: CaseContext): Promise<void>;
}

const MINUTE = 60_000;
const NO_SITE_MESSAGE = 'website id cannot be empty';
const UNKNOWN_SITE = 'site-that-does-not-exist';
const UNKNOWN_SITE_MESSAGE = '网站不存在';

const none = (): readonly SuiteCapability[] => [];
const ofSuccess = ({ reference }: Subject) => reference.success.needs;
const unsigned = (method: Method) =>
  method.channel === 'admin' ? 'a plain GET, neither signed nor enveloped' : undefined;
const notSiteBound = (method: Method) => (method.siteBound ? undefined : 'not bound to a site');

/** Characters that Traditional Chinese writes differently, in the messages of refusals. */
const simplifiedOnly = /[们这说对时间为过发会见开关录号码验证错误请无权链网级签应头参数]/;

/** The outcomes that all methods share (decisions, section 1). */
export const genericOutcomes: readonly GenericOutcome[] = [
  {
    id: 'signature',
    whyLeftOut: unsigned,
    needs: none,
    async run({ method, reference }, context) {
      const { param } = reference.example;
      const send = (call: RawCall) => codeOf(rawCall(context, method, { param, ...call }));
      expectSame('a wrong signature', await send({ sign: 'f'.repeat(64) }), 'MS000A401');
      expectSame('no signature', await send({ sign: '' }), 'MS000A401');
      expectSame('a wrong app token, rightly signed', await send({ appToken: 'nobody' }), 'MS000A401');
      const swapped = Buffer.from('{"biz":{}}').toString('base64');
      const tampered = JSON.stringify({ paramString: swapped });
      expectSame('a payload put in place of the signed one', await send({ body: tampered }), 'MS000A401');
    },
  },
  {
    id: 'timestamp',
    whyLeftOut: unsigned,
    needs: none,
    async run({ method, reference }, context) {
      const { param } = reference.example;
      const at = (timeShift: number) => codeOf(rawCall(context, method, { param, timeShift }));
      expectSame('six minutes late', await at(-6 * MINUTE), 'MS000A408');
      expectSame('six minutes early', await at(6 * MINUTE), 'MS000A408');
      expectTrue('four minutes off are let pass', (await at(-4 * MINUTE)) !== 'MS000A408');
    },
  },
  {
    id: 'payload',
    whyLeftOut: unsigned,
    needs: none,
    async run({ method }, context) {
      const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64');
      const unreadable: readonly RawCall[] = [
        { body: '' },
        { body: '{"paramString":' },
        { body: '[]' },
        { body: '{}' },
        { body: '{"paramString":7}' },
        { paramString: '%%%' },
        { paramString: encoded('{"biz":{"method":"x"}}').slice(0, -3) },
        { paramString: encoded('{"biz":{"method":"x"}}').replace(/.{8}/, '$&\r\n\r\n') },
        { paramString: encoded('no JSON') },
        { paramString: encoded('{}') },
        { paramString: encoded('{"biz":[]}') },
        { paramString: encoded('{"biz":{}}') },
        { paramString: Buffer.from([0xff, 0xff, 0xff]).toString('base64') },
      ];
      for (const call of unreadable) {
        expectSame(
          `a call with ${JSON.stringify(call)}`,
          await codeOf(rawCall(context, method, call)),
          'MS000A400',
        );
      }
    },
  },
  {
    id: 'language',
    whyLeftOut: unsigned,
    needs: none,
    async run({ method, reference }, context) {
      const { param } = reference.example;
      const refused = async (languageIndex: 0 | 1 | 2) => {
        const reply = await rawCall(context, method, { param, sign: 'f'.repeat(64), languageIndex });
        expectSame('what a wrong signature is answered', reply.code, 'MS000A401');
        return reply.message;
      };
      const english = await refused(2);
      expectTrue(`a refusal in English: ${english}`, !/\p{Script=Han}/u.test(english));
      const traditional = await refused(1);
      expectTrue(`a refusal in Traditional Chinese: ${traditional}`, !simplifiedOnly.test(traditional));
    },
  },
  {
    id: 'unknown',
    whyLeftOut: ({ channel }) =>
      channel === 'admin' ? 'is an address, and a call names no method' : undefined,
    needs: none,
    async run({ method, reference }, context) {
      const { param } = reference.example;
      const send = (call: RawCall) => codeOf(rawCall(context, method, { param, ...call }));
      expectSame('an unknown method', await send({ name: `${method.name}Nowhere` }), 'MS000A404');
      expectSame('an unknown api group', await send({ group: 'rm.nowhere' }), 'MS000A404');
    },
  },
  {
    id: 'session',
    whyLeftOut: (method) => (method.access === 'session' ? undefined : 'needs no session'),
    needs: none,
    async run({ method, reference }, context) {
      const { param } = reference.example;
      for (const token of [undefined, 'a-token-of-nobody', 'constructor']) {
        const code = await codeOf(rawCall(context, method, { param, token }));
        expectSame(token ? `the token ${token}` : 'no token', code, '40101');
      }
    },
  },
  {
    id: 'link',
    whyLeftOut: (method) => (method.access === 'link' ? undefined : 'works by no link'),
    needs: none,
    async run({ method, reference }, context) {
      // A token that a mail program has cut, one that was made up, and a name that every JavaScript object has.
      for (const token of ['', 'a-token-of-no-link', 'constructor']) {
        const param = { ...reference.example.param, token };
        const { code, data } = await rawCall(context, method, { param });
        const { reason, state } = Object(data) as { reason?: unknown; state?: unknown };
        const said = method.submit ? [code, reason] : [code, state];
        // A reason may be left out (decisions, section 1).
        const due = method.submit ? ['451', reason && 'linkInvalid'] : ['MS000A000', 'invalid'];
        expectSame(`what the token "${token}" is answered`, said, due);
      }
    },
  },
  {
    id: 'param',
    whyLeftOut: (method, example) =>
      unsigned(method) ?? (brokenParams(method, example).length > 0 ? undefined : 'takes no fields'),
    needs: none,
    async run({ method, reference }, context) {
      const token = await tokenFor(method, context);
      for (const { field, param } of brokenParams(method, reference.example.param)) {
        const code = await codeOf(rawCall(context, method, { param, token }));
        expectSame(`a broken ${field}`, code, 'MS000A400');
      }
      expectSame('a list', await codeOf(rawCall(context, method, { param: [], token })), 'MS000A400');
    },
  },
  {
    id: 'no site',
    whyLeftOut: notSiteBound,
    needs: none,
    async run({ method, reference }, context) {
      const token = await tokenFor(method, context);
      const param = without(underOwnKey(reference.example.param, context), method.siteField);
      const reply = await rawCall(context, method, { param, token, site: null, languageIndex: 2 });
      expectSame('code', reply.code, '451');
      expectSame('message in English', reply.message, NO_SITE_MESSAGE);
    },
  },
  {
    id: 'unknown site',
    whyLeftOut: notSiteBound,
    needs: none,
    async run({ method, reference }, context) {
      const token = await tokenFor(method, context);
      const bare = without(underOwnKey(reference.example.param, context), method.siteField);
      const named = { ...bare, [method.siteField]: UNKNOWN_SITE };
      for (const languageIndex of [0, 1, 2] as const) {
        const byHeader = await rawCall(context, method, {
          param: bare,
          token,
          site: UNKNOWN_SITE,
          languageIndex,
        });
        const byParam = await rawCall(context, method, { param: named, token, languageIndex });
        for (const { code, message } of [byHeader, byParam]) {
          expectSame('code and message', [code, message], ['451', UNKNOWN_SITE_MESSAGE]);
        }
      }
    },
  },
  {
    id: 'site in param',
    whyLeftOut: notSiteBound,
    needs: ofSuccess,
    run: (subject, context) =>
      succeedsWith(subject, context, {
        site: UNKNOWN_SITE,
        param: (param) => ({ ...param, [subject.method.siteField]: context.settings.site }),
      }),
  },
  {
    id: 'unknown field',
    whyLeftOut: unsigned,
    needs: ofSuccess,
    run: (subject, context) =>
      succeedsWith(subject, context, {
        param: (param) => ({ ...param, unknownField: [{ of: 'anything' }] }),
      }),
  },
  {
    id: 'group of the site',
    whyLeftOut: ({ internalGroup }) => (internalGroup ? undefined : 'has one group for every site'),
    needs: (subject) => ['internal-site', ...ofSuccess(subject)],
    async run(subject, context) {
      const { method, reference } = subject;
      const external = groupFor(method, false);
      const internal = groupFor(method, true);
      await succeedsWith(subject, context, { group: external });
      const { param } = reference.example;
      const by = async (group: string, site: string) => {
        const about = method.siteField in param ? { ...param, [method.siteField]: site } : param;
        const { code, data } = await rawCall(context, method, { param: about, group, site });
        return { code, data };
      };
      const { site, internalSite } = context.settings;
      const own = { [site]: await by(external, site), [internalSite]: await by(internal, internalSite) };
      expectTrue('an internal site is known to its own', own[internalSite]?.code !== UNKNOWN_METHOD);
      // A gateway may refuse the other group, as the mock does, or not tell them apart.
      for (const [group, about] of [
        [internal, site],
        [external, internalSite],
      ] as const) {
        const other = await by(group, about);
        if (other.code !== UNKNOWN_METHOD) expectSame(`${about} by the other group`, other, own[about]);
      }
    },
  },
];

function succeedsWith(
  { method, reference }: Subject,
  context: CaseContext,
  change: Omit<CallChange, 'method'>,
) {
  return succeeds(method, reference.success, context, change);
}

/** A param as no case before has sent it: what repeats a submit is answered as that was, wherever it is sent. */
function underOwnKey(param: object, context: CaseContext): object {
  return 'idempotencyKey' in param ? { ...param, idempotencyKey: createProbe(context).newKey() } : param;
}

/** A session, if the method needs one: the outcome comes after that check. */
async function tokenFor(method: Method, context: CaseContext): Promise<string | undefined> {
  if (method.access !== 'session') return undefined;
  const probe = createProbe(context);
  await probe.login('candidate');
  return probe.token();
}

function without(param: object, field: string): object {
  return Object.fromEntries(Object.entries(param).filter(([name]) => name !== field));
}

async function codeOf(reply: Promise<RawReply>): Promise<string> {
  return (await reply).code;
}
