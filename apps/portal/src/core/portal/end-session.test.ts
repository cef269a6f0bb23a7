import { describe, expect, test, vi } from 'vitest';
import { assemblePortal } from '../../app/assemble-portal.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createMemoryStorage } from '../session/index.ts';
import { endSession, sessionToEnd } from './end-session.ts';

/** What `fetch` was called with. */
function fetched(answer: () => Promise<Response>) {
  const fetcher = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}
const reply = (code: string, data = {}) =>
  new Response(JSON.stringify({ returnCode: code, returnDesc: '', returnData: btoa(JSON.stringify(data)) }));
const portal = (stored = {}) =>
  assemblePortal({ config: testConfig, storage: createMemoryStorage(stored), signer: () => 'sign' });

describe('the session that a log out has to end', () => {
  const person = { Authorization: 'token', userInfo: '{"userid":"u1"}' };

  test.each([
    ['is none', 'nobody is logged in', {}, undefined],
    ['is the token’s', 'a candidate is', person, { token: 'token', ofDirectory: false }],
    [
      'is the directory’s too',
      'somebody is by the directory',
      { ...person, homepageCategory: '2' },
      { token: 'token', ofDirectory: true },
    ],
  ])('%s when %s', (_ends, _who, stored, session) => {
    expect(sessionToEnd(portal(stored))).toEqual(session);
  });
});

describe('a session that is ended at the server', () => {
  test('is named by its own token, in a request that outlives the page', async () => {
    const fetcher = fetched(async () => reply('MS000A000'));
    await endSession(portal(), { token: 'old', ofDirectory: false });
    const [, init] = fetcher.mock.calls[0] ?? [];
    expect([init?.keepalive, new Headers(init?.headers).get('Authorization')]).toEqual([true, 'old']);
  });

  test('of the directory says where the browser has to go', async () => {
    fetched(async () => reply('MS000A000', { ldapSsoLogoutUrl: 'https://directory.example/logout' }));
    expect(await endSession(portal(), { token: 'old', ofDirectory: true })).toBe(
      'https://directory.example/logout',
    );
  });

  test.each([
    ['a session that is over', async () => reply('40101')],
    ['a refusal', async () => reply('451')],
    ['a captcha', async () => reply('needCaptchaVerification')],
    ['a line that breaks', () => Promise.reject(new TypeError('lost'))],
    ['nonsense', async () => new Response('<html></html>')],
  ])('keeps silent about %s, and asks nobody', async (_, answer) => {
    fetched(answer);
    const made = portal();
    for (const ofDirectory of [false, true])
      expect(await endSession(made, { token: 'old', ofDirectory })).toBeUndefined();
    expect([made.loginPrompts.current(), made.captchaPrompts.current()]).toEqual([undefined, undefined]);
  });
});
