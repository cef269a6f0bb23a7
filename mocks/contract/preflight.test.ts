import type { Transport } from '@careers/gateway';
import { afterEach, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../src/adapters/server/server.ts';
import { createSuite } from './cases/create-suite.ts';
import { judge } from './judge.ts';
import { preflight } from './preflight.ts';
import { httpTarget, localTarget, type Target } from './target/target.ts';

let server: MockServer | undefined;
afterEach(() => server?.close());

it.each<[what: string, wrong: Record<string, string>, said: string]>([
  [
    'the interviewer’s password',
    { CONTRACT_INTERVIEWER_PASSWORD: 'Wr0ngOne' },
    'the interviewer cannot log in (451',
  ],
  [
    'the password of an employee who is refused',
    { CONTRACT_OUTSIDER_PASSWORD: 'Wr0ngOne' },
    'the employee whom the internal site refuses cannot log in (451',
  ],
  ['the website', { CONTRACT_SITE: 'site-of-nobody' }, 'there is no website site-of-nobody (451'],
  [
    'the credentials of files',
    { CONTRACT_FILES_APP_TOKEN: 'wrong' },
    '/files refuses the credentials of files (MS000A401): look at credentials.files and environment',
  ],
  [
    'the credentials of captchas',
    { CONTRACT_CAPTCHA_APP_TOKEN: 'wrong' },
    '/gateway refuses the credentials of captchas (MS000A401): look at captchaAppToken',
  ],
])('when it is wrong, %s is reported once, before any case is tried', async (_, wrong, said) => {
  server = await startMockServer();
  const report = await judge(createSuite(), httpTarget(server.url, wrong), { callMilliseconds: 30_000 });
  expect(report.headline).toContain(said);
  expect([report.exitCode, report.results]).toEqual([4, []]);
});

/** A target that refuses a param which is no object as a payload that it cannot read. */
function readingParamWithPayload(target: Target): Target {
  const refusal = JSON.stringify({ returnCode: 'MS000A400', returnDesc: 'unreadable' });
  return {
    ...target,
    open() {
      const context = target.open();
      return {
        ...context,
        transport(request, options) {
          if (request.method === 'GET') return context.transport(request, options);
          const { paramString } = JSON.parse(String(request.body));
          const isObject = atob(paramString).includes('"param":{');
          return isObject
            ? context.transport(request, options)
            : Promise.resolve({ status: 200, text: refusal, header: () => null });
        },
      };
    },
  };
}

it('learns without changing anything which methods a gateway knows that reads the param with the payload', async () => {
  server = await startMockServer();
  const { url } = server;
  /** The world without what the logins of the check itself leave. */
  const world = async () => {
    const state = await fetch(`${url}/__sandbox/snapshot`).then((reply) => reply.json());
    return { ...state, sessions: {}, sequence: 0 };
  };
  const before = await world();
  expect(await preflight(readingParamWithPayload(httpTarget(url, {})), 30_000)).toEqual([]);
  expect(await world()).toEqual(before);
});

/** A target that answers each call like this. */
const answering = (reply: Transport): Target => {
  const target = httpTarget('https://gateway.example', {});
  return { ...target, open: () => ({ ...target.open(), transport: reply, visit: reply }) };
};

it.each([
  [7, 'by its Date header this machine is 7 minutes behind'],
  [-90, 'by its Date header this machine is 90 minutes ahead'],
  [0, 'but its Date header says the same time; timestamp is in Unix milliseconds'],
  [undefined, 'one of the two clocks is wrong'],
])(
  'tells by how much the clocks differ where a gateway refuses the time, at %s minutes',
  async (minutes, said) => {
    const date = minutes === undefined ? null : new Date(Date.now() + minutes * 60_000).toUTCString();
    const text = JSON.stringify({ returnCode: 'MS000A408', returnDesc: 'too late' });
    const target = answering(async () => ({ status: 200, text, header: () => date }));
    await expect(preflight(target, 30_000)).rejects.toThrow(
      `https://gateway.example/gateway refuses the time of this machine (MS000A408): ${said}`,
    );
  },
);

it('judges no gateway by a clock that is minutes off: cases are about times to the minute', async () => {
  const text = JSON.stringify({ returnCode: 'MS000A000', returnDesc: null });
  const date = new Date(Date.now() + 3 * 60_000).toUTCString();
  const target = answering(async () => ({ status: 200, text, header: () => date }));
  await expect(preflight(target, 30_000)).rejects.toThrow(
    'https://gateway.example/gateway has another time than this machine: by its Date header this machine is 3 minutes behind',
  );
});

it('tells how to name a certificate that this machine does not trust', async () => {
  const code = 'DEPTH_ZERO_SELF_SIGNED_CERT';
  const cause = Object.assign(new Error('self-signed certificate'), { code });
  const target = answering(async () => {
    throw new TypeError('fetch failed', { cause });
  });
  await expect(preflight(target, 30_000)).rejects.toThrow(
    `its certificate is not trusted (${code}): name that of who signed it by NODE_EXTRA_CA_CERTS=FILE`,
  );
});

it('of an answer that is no gateway’s, no part of a secret is told where it is cut', async () => {
  const { settings, ...local } = localTarget();
  const text = `{"said":"${'-'.repeat(66)}${settings.secret}"}`;
  const transport: Transport = async () => ({ status: 200, text, header: () => null });
  const target: Target = { ...local, settings, open: () => ({ settings, transport, visit: transport }) };
  const said = await preflight(target, 30_000).catch((error: Error) => error.message);
  expect(said).toContain('its answer is none of this contract: {"said":"---');
  expect(said).not.toContain(settings.secret.slice(0, 5));
});
