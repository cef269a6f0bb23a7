import { expect, test } from 'vitest';
import { PartFailure } from '../core/failures/part-failure.ts';
import { lazyPage } from './lazy-page.ts';

test('a page whose code cannot be fetched throws a PartFailure, and the next preload fetches it again', async () => {
  const page = { Page: () => 'here' };
  const missing = new TypeError('Failed to fetch dynamically imported module: /page.js');
  const replies = [Promise.reject(missing), Promise.reject(new PartFailure(missing)), Promise.resolve(page)];
  const Page = lazyPage(() => replies.shift() ?? Promise.resolve(page), 'Page');
  for (const _ of ['by the browser', 'by the build’s own helper']) {
    await Page.preload?.();
    expect(() => Page({})).toThrow(PartFailure);
    expect(() => Page({})).toThrow(expect.objectContaining({ cause: missing }));
  }
  await Page.preload?.();
  expect(Page({})).toMatchObject({ type: page.Page });
});
