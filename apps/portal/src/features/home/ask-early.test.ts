import type { HomeBlock } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { assemblePortal } from '../../app/assemble-portal.ts';
import { createMemoryStorage } from '../../core/session/index.ts';
import { siteQuery } from '../../site-config/queries.ts';
import { testConfig } from '../../testing/test-config.ts';
import { askEarly } from './ask-early.ts';
import { CARDS_SHOWN } from './cards-shown.ts';

/** A portal with the site's configuration in its cache; `calls` are those made from then on. */
async function withSite(blocks?: readonly HomeBlock[]) {
  const world = createLocalWorld();
  const portal = assemblePortal({
    config: testConfig,
    storage: createMemoryStorage(),
    transport: world.transport,
  });
  const query = siteQuery(portal);
  const site = await portal.queries.fetchQuery(query);
  if (blocks)
    portal.queries.setQueryData(query.queryKey, {
      ...site,
      websiteHomepage: { ...site.websiteHomepage, blocks: [...blocks] },
    });
  const before = world.control().calls().length;
  const calls = () =>
    world
      .control()
      .calls()
      .slice(before)
      .map(({ path }) => path);
  return { portal, calls };
}

const hot = { kind: 'hot', visible: true } as const;
const latest = { kind: 'latest', visible: true } as const;

describe('the early requests of the homepage', () => {
  test('load the first list of positions once the configuration is there, as its block will need it', async () => {
    const { portal, calls } = await withSite();
    askEarly(portal);
    await waitFor(() => expect(portal.queries.isFetching()).toBe(0));
    expect(calls()).toEqual(['rm.position.queryHotPositions']);
    const [, list] = portal.queries.getQueryCache().getAll();
    expect(list?.state.data).toHaveLength(CARDS_SHOWN);
  });

  test.each<[string, HomeBlock[], string[]]>([
    ['the first list in the configured order', [latest, hot], ['rm.position.queryLatestPositions']],
    ['no list of a hidden block', [{ ...hot, visible: false }, latest], ['rm.position.queryLatestPositions']],
    ['no list of a compact block, which is longer', [{ ...hot, style: 'compact' }], []],
    ['no list if the site shows none', [{ kind: 'search', visible: true }], []],
  ])('contain %s', async (_, blocks, asked) => {
    const { portal, calls } = await withSite(blocks);
    askEarly(portal);
    await waitFor(() => expect(portal.queries.isFetching()).toBe(0));
    expect(calls()).toEqual(asked);
  });
});

test('the homepage requests no list early without the configuration', () => {
  const world = createLocalWorld();
  const portal = assemblePortal({
    config: testConfig,
    storage: createMemoryStorage(),
    transport: world.transport,
  });
  askEarly(portal);
  expect(portal.queries.isFetching()).toBe(0);
});
