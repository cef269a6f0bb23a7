import { afterEach, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../src/adapters/server/server.ts';
import { createSuite } from './cases/create-suite.ts';
import { judge } from './judge.ts';
import { httpTarget } from './target/target.ts';

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
