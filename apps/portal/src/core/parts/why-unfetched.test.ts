import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { whyUnfetched } from './why-unfetched.ts';

const own = location.href;

afterEach(() => window.history.replaceState(null, '', own));

test('asks the page’s own host why a part cannot be fetched, also at a path that begins with two slashes', async () => {
  const { origin } = location;
  window.history.replaceState(null, '', `${origin}//careers/?scenario=large#/homepage`);
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => new Response('<p>A page</p>'));
  vi.stubGlobal('fetch', asked);
  await whyUnfetched();
  expect(asked.mock.calls.map(([address]) => new URL(address, location.href).href)).toEqual([
    `${origin}//careers/?scenario=large`,
  ]);
});

test.each([
  [
    'only this file is missing',
    'broken',
    () => new Response('<script src="./main-1.js"><script src="./late-1.js">'),
  ],
  [
    'there is a newer release',
    'released',
    () => new Response('<script src="./main-2.js"><script src="./late-1.js">'),
  ],
  ['the server is down', 'network', () => new Response('<script src="./main-1.js">', { status: 503 })],
  ['nobody answers', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says why a part cannot be had: %s', async (_, why, answer) => {
  document.body.innerHTML = ['main', 'late']
    .map((name) => `<script type="module" src="./${name}-1.js"></script>`)
    .join('');
  onTestFinished(() => document.body.replaceChildren());
  vi.stubGlobal('fetch', async () => answer());
  expect(await whyUnfetched()).toBe(why);
});
