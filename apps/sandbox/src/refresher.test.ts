import { expect, test, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

/** Which of two queries the portal asks again for each time it is told. */
function setUp() {
  const asked: string[][] = [];
  const refresh = vi.fn(async (filters: { predicate?: (query: never) => boolean } = {}) => {
    const chosen = ['loadWebsiteStyle', 'queryPositionList'].filter(
      (name) => filters.predicate?.({ queryKey: [name] } as never) ?? true,
    );
    asked.push(chosen);
  });
  return { asked, changed: createRefresher({ refresh }) };
}

test('several changes at the same time make the portal ask again once', async () => {
  const { asked, changed } = setUp();
  changed();
  changed('site');
  await Promise.resolve();
  expect(asked).toEqual([['loadWebsiteStyle', 'queryPositionList']]);
});

test('a change of a site makes the portal ask again only for the site’s configuration', async () => {
  const { asked, changed } = setUp();
  changed('site');
  changed('site');
  await Promise.resolve();
  changed('site');
  await Promise.resolve();
  expect(asked).toEqual([['loadWebsiteStyle'], ['loadWebsiteStyle']]);
});
