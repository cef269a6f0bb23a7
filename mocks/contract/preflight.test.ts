import { afterEach, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../src/adapters/server/server.ts';
import { createSuite } from './cases/create-suite.ts';
import { judge } from './judge.ts';
import { preflight } from './preflight.ts';
import { httpTarget, type Target } from './target/target.ts';

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
