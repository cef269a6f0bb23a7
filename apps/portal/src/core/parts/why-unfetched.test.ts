import { afterEach, expect, test, vi } from 'vitest';
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
