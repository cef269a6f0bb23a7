import { addLog, getResume, getSysConfigInfo, login, type Method } from '@careers/gateway/contract';
import { unsolved } from '../target/guest.ts';
import { createProbe } from '../target/probe.ts';
import { rawCall } from '../target/raw-call.ts';
import type { SuiteCapability } from '../target/settings.ts';
import type { CaseContext } from '../target/target.ts';
import { expectSame, expectTrue } from './check.ts';
import { failureOf } from './failure-of.ts';

/** A sentence about the gateway as a whole, whatever the method. */
export interface GatewayCase {
  readonly title: string;
  readonly needs: readonly SuiteCapability[];
  run(context: CaseContext): Promise<void>;
}

const STALE = -360_000;
const param = {};
const unreadable = Buffer.from('no JSON').toString('base64');

/** A call with two mistakes, and the code of the check that comes first (decisions, section 1). */
function both(
  title: string,
  code: string,
  wrong: Parameters<typeof rawCall>[2],
  method: Method = getResume,
): GatewayCase {
  return {
    title,
    needs: [],
    run: async (context) => expectSame('code', (await rawCall(context, method, wrong)).code, code),
  };
}

const ofBase = (title: string, code: string, wrong: Parameters<typeof rawCall>[2]) =>
  both(`${title}, on the base gateway too`, code, wrong, addLog);

type LoginOn = (probe: ReturnType<typeof createProbe>) => {
  readonly password: string;
  readonly homepageConfigId: string;
};

/** A login without the captcha's proof that is required, and with one more mistake. */
const asksForProof = (title: string, wrong: LoginOn): GatewayCase => ({
  title,
  needs: ['magic-values'],
  async run(context) {
    const probe = createProbe(unsolved(context));
    const { password, homepageConfigId } = wrong(probe);
    const failure = await failureOf(
      probe.call(login, {
        loginType: 'password',
        username: probe.magic.sliderPhone,
        password: await probe.encrypt(password),
        homepageConfigId,
      }),
    );
    expectSame('kind', failure.kind, 'captcha');
  },
});

/** Media types that the body of a call may not have; null sends none. */
const otherMedia: readonly (string | null)[] = [
  null,
  '',
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/plain; x=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
];

/** One media type, as HTTP lets it be written. */
const jsonMedia = [
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json ; charset="utf-8"',
  'Application/JSON',
];

/** A call's body is JSON and declared as JSON (decisions, section 1): a form or a plain text of a page elsewhere is refused. */
const mediaCases = ([channel, method, example]: readonly [string, Method, object]): GatewayCase[] => [
  {
    title: `takes a body on the ${channel} gateway only where it is said to be JSON`,
    needs: [],
    async run(context) {
      for (const contentType of otherMedia) {
        const { code } = await rawCall(context, method, { param: example, contentType });
        expectSame(`the code of a call whose media type is ${contentType}`, code, 'MS000A400');
      }
      const late = await rawCall(context, method, {
        param: example,
        contentType: 'text/plain',
        sign: 'wrong',
      });
      expectSame('the code of one that is signed wrong, too', late.code, 'MS000A400');
    },
  },
  {
    title: `takes JSON on the ${channel} gateway however its media type is written`,
    needs: [],
    async run(context) {
      for (const contentType of jsonMedia) {
        const { code } = await rawCall(context, method, { param: example, contentType });
        expectSame(`the code of a call whose media type is ${contentType}`, code, 'MS000A000');
      }
    },
  },
];

export const orderCases: readonly GatewayCase[] = [
  ...mediaCases(['business', getSysConfigInfo, {}]),
  ...mediaCases(['base', addLog, { regionCode: 'default', source: '1' }]),
  both('checks the body before the signature', 'MS000A400', { body: '{}', sign: 'wrong' }),
  both('checks the signature before the timestamp', 'MS000A401', { param, sign: 'wrong', timeShift: STALE }),
  both('checks the timestamp before the payload', 'MS000A408', { timeShift: STALE, paramString: unreadable }),
  both('checks the payload before the method', 'MS000A400', { group: 'rm.nowhere', paramString: unreadable }),
  both('checks the method before the session', 'MS000A404', { param, group: 'rm.nowhere' }),
  both('checks the session before the param', '40101', { param: 'no object' }),
  ofBase('checks the body before the signature', 'MS000A400', { body: '{}', sign: 'wrong' }),
  ofBase('checks the signature before the timestamp', 'MS000A401', {
    param,
    sign: 'wrong',
    timeShift: STALE,
  }),
  ofBase('checks the timestamp before the payload', 'MS000A408', {
    timeShift: STALE,
    paramString: unreadable,
  }),
  ofBase('checks the payload before the method', 'MS000A400', {
    group: 'rm.nowhere',
    paramString: unreadable,
  }),
  ofBase('checks the method before the param', 'MS000A404', { param: 'no object', group: 'rm.nowhere' }),
  {
    title: 'checks the param before the captcha',
    needs: ['magic-values'],
    async run(context) {
      const { sliderPhone } = createProbe(context).magic;
      const broken = { loginType: 'password', username: sliderPhone, password: 7 };
      expectSame('code', (await rawCall(context, login, { param: broken })).code, 'MS000A400');
    },
  },
  asksForProof('checks the captcha before it looks for the website', ({ magic }) => ({
    password: magic.password,
    homepageConfigId: 'site-that-does-not-exist',
  })),
  asksForProof('checks the captcha before the password', ({ site }) => ({
    password: 'Wr0ngPassword',
    homepageConfigId: site,
  })),
  {
    title: 'takes an empty captcha for none',
    needs: ['magic-values'],
    async run(context) {
      const probe = createProbe(context);
      const failure = await failureOf(
        probe.call(login, {
          loginType: 'password',
          username: probe.magic.sliderPhone,
          password: await probe.encrypt(probe.magic.password),
          homepageConfigId: probe.site,
          captchaVerification: '',
          captchaType: '',
        }),
      );
      const { captchaType = 'blockPuzzle' } = Object(failure.data) as { captchaType?: unknown };
      expectSame('kind and type', [failure.kind, captchaType], ['captcha', 'blockPuzzle']);
    },
  },
  {
    title: 'answers in the language of languageIndex',
    needs: [],
    async run(context) {
      const texts = [];
      for (const languageIndex of [0, 1, 2] as const) {
        texts.push((await rawCall(context, getResume, { param, languageIndex })).message);
      }
      const [simplified = '', traditional = '', english = ''] = texts;
      const han = /\p{Script=Han}/u;
      expectTrue(`zh-cn is Chinese: ${simplified}`, han.test(simplified));
      expectTrue(`zh-hk is Chinese: ${traditional}`, han.test(traditional) && traditional !== simplified);
      expectTrue(`en-us is English: ${english}`, /^[\x20-\x7e]+$/.test(english));
    },
  },
];
