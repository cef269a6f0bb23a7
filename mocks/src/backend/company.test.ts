import {
  getCompany,
  getNews,
  loadWebsiteStyle,
  queryBrands,
  queryCompanies,
  queryHotPositions,
  queryLatestPositions,
  queryNews,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { companies } from '../data/companies.ts';
import { createTestClient } from '../testing/client.ts';

const unknown = { kind: 'business', reason: 'companyUnknown' };

/** A client on the website of one company. */
function atCompany(comId = 'com-energy') {
  const client = createTestClient();
  client.site = `site-${comId}`;
  return client;
}

/** A position of another company, which is open on the group's own site. */
async function foreignPosition(client: ReturnType<typeof createTestClient>): Promise<string> {
  const { rows } = await createTestClient().gateway.call(queryPositionList, { comId: 'com-retail' });
  const [first] = rows;
  if (!first) throw new Error('com-retail has no position');
  expect(client.site).not.toBe('site-com-retail');
  return first.id;
}

describe('a company’s own website', () => {
  it('has a fixed id, the company’s name, and a brand colour, scene and logo of its own', async () => {
    const { gateway } = createTestClient();
    const styles = await Promise.all(
      companies.map(({ id }) => gateway.call(loadWebsiteStyle, { id: 'site-external', comId: id })),
    );
    const group = await gateway.call(loadWebsiteStyle, { id: 'site-external' });
    expect(styles.map(({ websiteBaseInfo }) => websiteBaseInfo.id)).toEqual(
      companies.map(({ id }) => `site-${id}`),
    );
    for (const [at, { websiteBaseInfo }] of styles.entries())
      expect(websiteBaseInfo.websiteName).toContain(companies[at]?.name['en-us']);
    const all = [group, ...styles].map(({ websiteHomepage }) => websiteHomepage);
    for (const own of [
      all.map(({ theme }) => theme.brandColor),
      all.map(({ logoAddress }) => logoAddress),
      all.map(({ theme }) => theme.scene),
    ])
      expect(new Set(own).size).toBe(own.length);
  });

  it('is also found by its own id', async () => {
    const client = atCompany();
    const { websiteBaseInfo } = await client.gateway.call(loadWebsiteStyle, {});
    expect(websiteBaseInfo.id).toBe('site-com-energy');
  });

  it('has only the company’s positions, in every list', async () => {
    const { gateway } = atCompany();
    const { total, rows, facets } = await gateway.call(queryPositionList, { pageSize: 100 });
    expect(total).toBeGreaterThan(0);
    const [hot, latest, similar] = await Promise.all([
      gateway.call(queryHotPositions, { limit: 20 }),
      gateway.call(queryLatestPositions, { limit: 20 }),
      gateway.call(querySimilarPositions, { id: rows[0]?.id ?? '', limit: 20 }),
    ]);
    for (const row of [...rows, ...hot, ...latest, ...similar]) expect(row.company).toBe('com-energy');
    for (const row of rows) expect(row.recruitTypeCode).toBe('A01');
    expect(facets.company).toEqual([{ id: 'com-energy', name: 'Chengyuan Energy', count: total }]);
    expect((await gateway.call(queryBrands, {})).map(({ id }) => id)).toEqual(['com-energy']);
  });

  it('knows no position of another company', async () => {
    const client = atCompany();
    const id = await foreignPosition(client);
    for (const method of [queryPositionDetail, querySimilarPositions])
      await expect(client.gateway.call(method, { id })).rejects.toMatchObject({ reason: 'positionUnknown' });
  });

  it('refuses calls about another company', async () => {
    const { gateway } = atCompany();
    await expect(gateway.call(queryPositionList, { comId: 'com-retail' })).rejects.toMatchObject(unknown);
  });
});

describe('a comId on the group’s own website', () => {
  it('narrows the list of positions and the latest positions to that company', async () => {
    const client = createTestClient();
    const { rows } = await client.gateway.call(queryPositionList, { comId: 'com-energy', pageSize: 100 });
    const others = await client.gateway.call(queryLatestPositions, { comId: 'com-energy', limit: 20 });
    for (const row of [...rows, ...others]) expect(row.company).toBe('com-energy');
    const id = await foreignPosition(client);
    await expect(client.gateway.call(queryPositionDetail, { id, comId: 'com-energy' })).rejects.toMatchObject(
      { reason: 'positionUnknown' },
    );
  });
});

describe('queryCompanies', () => {
  it('counts as many positions for each company as its own website shows', async () => {
    const { gateway } = createTestClient();
    const rows = await gateway.call(queryCompanies, {});
    expect(rows).toHaveLength(12);
    for (const { id, openPositions } of rows)
      expect((await gateway.call(queryPositionList, { comId: id })).total).toBe(openPositions);
  });

  it.each(['water', '水务', '水務', 'WATER chengyuan'])('finds Chengyuan Water by %j', async (keyword) => {
    const rows = await createTestClient().gateway.call(queryCompanies, { keyword });
    expect(rows.map(({ id }) => id)).toContain('com-water');
  });
});

describe('the news of a company', () => {
  it('are not known to another company', async () => {
    const { gateway } = createTestClient();
    const { rows } = await gateway.call(queryNews, { comId: 'com-water' });
    const id = rows[0]?.id ?? '';
    const { content } = await gateway.call(getNews, { id, comId: 'com-water' });
    expect(content).toMatch(/^<p>/);
    await expect(gateway.call(getNews, { id, comId: 'com-energy' })).rejects.toMatchObject({
      reason: 'newsUnknown',
    });
  });

  it('are in the past, and come page by page', async () => {
    const client = createTestClient();
    const first = await client.gateway.call(queryNews, { comId: 'com-water', pageSize: 2 });
    const second = await client.gateway.call(queryNews, { comId: 'com-water', pageSize: 2, pageNo: 2 });
    expect(first.rows).toHaveLength(2);
    expect(second.rows).toHaveLength(first.total - 2);
    for (const { publishedAt } of first.rows)
      expect(Date.parse(publishedAt)).toBeLessThan(client.world().clock.now());
  });
});

it('getCompany answers the facts and the company’s website', async () => {
  const company = await createTestClient().gateway.call(getCompany, { id: 'com-digital' });
  expect(company).toMatchObject({
    name: 'Chengyuan Digital',
    websiteId: 'site-com-digital',
    city: 'Shenzhen',
    industry: 'Internet and software',
    founded: 2015,
    headcount: 860,
  });
});

it('queryCompanies finds no company by a keyword that none has', async () => {
  expect(await createTestClient().gateway.call(queryCompanies, { keyword: 'zeppelin' })).toEqual([]);
});
