import { queryHotWords, queryPositionList, querySuggestions } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { hotTerms } from '../data/dictionaries.ts';
import { allSites } from '../sites/websites.ts';
import { createTestClient } from '../testing/client.ts';

const locales = ['zh-cn', 'zh-hk', 'en-us'] as const;

async function openSite(site: string) {
  const client = createTestClient({ persona: 'employee' });
  client.site = site;
  client.token = client.world().openPersonaSession()?.Authorization;
  return client;
}

describe('popular searches', () => {
  it.each(allSites.map(({ id }) => id))(
    'on %s have results in every language, and none is part of another one',
    async (id) => {
      const client = await openSite(id);
      for (const languageIndex of [0, 1, 2] as const) {
        client.languageIndex = languageIndex;
        const words = await client.gateway.call(queryHotWords, {});
        for (const word of words)
          expect(words.filter((other) => other.toLowerCase().includes(word.toLowerCase()))).toEqual([word]);
        expect(words.length).toBeGreaterThan(0);
        for (const keyword of words) {
          const { total } = await client.gateway.call(queryPositionList, { keyword, pageSize: 1 });
          expect(total, `${keyword} on ${id}`).toBeGreaterThan(0);
        }
      }
    },
  );

  it('are the five hot terms, where all of them have results', async () => {
    const client = createTestClient();
    for (const languageIndex of [0, 1, 2] as const) {
      client.languageIndex = languageIndex;
      expect(await client.gateway.call(queryHotWords, {})).toEqual(
        hotTerms.map((term) => term[locales[languageIndex]]),
      );
    }
  });

  it('are none in a world without positions', async () => {
    expect(await createTestClient({ size: 0 }).gateway.call(queryHotWords, {})).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each([
    [2, 'eng'],
    [2, 'finance man'],
    [0, '工程'],
    [0, 'gongcheng'],
    [1, '工程'],
    [2, 'shenz'],
    [2, 'enginer'],
  ] as const)(
    'in language %i for %j have results, and none is given twice',
    async (languageIndex, keyword) => {
      const client = createTestClient();
      client.languageIndex = languageIndex;
      const words = await client.gateway.call(querySuggestions, { keyword });
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(8);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        const { total } = await client.gateway.call(queryPositionList, { keyword: word, pageSize: 1 });
        expect(total, word).toBeGreaterThan(0);
      }
    },
  );

  it('contain the typed word, where a title does', async () => {
    const words = await createTestClient().gateway.call(querySuggestions, { keyword: 'Engineer' });
    for (const word of words) expect(word.toLowerCase()).toContain('engineer');
  });

  it.each(['', '   ', 'qqqqqqqqqqqq'])('are none for %j', async (keyword) => {
    expect(await createTestClient().gateway.call(querySuggestions, { keyword })).toEqual([]);
  });

  it('are only about the site, and need a session on an internal one', async () => {
    const client = await openSite('site-com-energy');
    const words = await client.gateway.call(querySuggestions, { keyword: 'chengyuan' });
    expect(words).toEqual(words.filter((word) => !/Chengyuan (?!Energy)/.test(word)));
    client.token = undefined;
    client.site = 'site-internal';
    await expect(client.gateway.call(querySuggestions, { keyword: 'a' })).rejects.toMatchObject({
      kind: 'expired',
    });
  });
});
