import * as company from './company.ts';
import { exampleInstant } from './examples.ts';
import { type Probe, type ReferenceOf, recipe } from './reference-types.ts';

const { getCompany, getNews, queryCompanies, queryNews } = company;

/** No company and no news have it. */
const UNKNOWN = 'com-of-nobody';

async function firstCompany(probe: Probe): Promise<string> {
  const [first] = await probe.call(queryCompanies, {});
  if (!first) throw new Error('the group has no company');
  return first.id;
}

/** A company with news, and the id of one of them. */
async function firstNews(probe: Probe): Promise<{ comId: string; id: string }> {
  for (const { id: comId } of await probe.call(queryCompanies, {})) {
    const [latest] = (await probe.call(queryNews, { comId })).rows;
    if (latest) return { comId, id: latest.id };
  }
  throw new Error('no company has news');
}

const exampleCompany = {
  id: 'com-energy',
  name: 'Example Energy',
  tagline: 'Power for when the wind is gone',
  logo: 'https://files.example/energy.svg',
  scene: 'energy',
  brandColor: '#a8470f',
  openPositions: 12,
};

const exampleNews = {
  id: 'news-energy-1',
  title: 'A new station on the grid',
  summary: 'The second storage station has been delivering power since Monday.',
  publishedAt: exampleInstant,
  cover: 'https://files.example/station.jpg',
};

export const companyReference: ReferenceOf<typeof company> = {
  queryCompanies: {
    summary: 'The companies of the group, each with its open positions; a keyword narrows them by name.',
    example: { param: { keyword: 'energy' }, data: [exampleCompany] },
    success: recipe((probe) => probe.call(queryCompanies, {})),
    reasons: {},
    also: {
      'finds a company by its name': recipe(async (probe) => {
        const [first] = await probe.call(queryCompanies, {});
        if (!first) throw new Error('the group has no company');
        const found = await probe.call(queryCompanies, { keyword: first.name });
        if (!found.some(({ id }) => id === first.id)) throw new Error('not found by its own name');
      }),
    },
  },

  getCompany: {
    summary: 'One company: profile, facts, and the website of its own.',
    example: {
      param: { id: 'com-energy' },
      data: {
        ...exampleCompany,
        websiteId: 'site-com-energy',
        profile: '<p>Example Energy runs wind and solar stations.</p>',
        industry: 'Energy',
        city: 'Shenzhen',
        founded: 2006,
        headcount: 4200,
      },
    },
    success: recipe(async (probe) => probe.call(getCompany, { id: await firstCompany(probe) })),
    reasons: { companyUnknown: recipe((probe) => probe.call(getCompany, { id: UNKNOWN })) },
  },

  queryNews: {
    summary: 'The news of one company, page by page, the latest first.',
    example: {
      param: { comId: 'com-energy', pageNo: 1, pageSize: 10 },
      data: { total: 1, rows: [exampleNews] },
    },
    success: recipe(async (probe) => {
      const { comId } = await firstNews(probe);
      const { rows } = await probe.call(queryNews, { comId, pageSize: 100 });
      const times = rows.map(({ publishedAt }) => Date.parse(publishedAt));
      if (times.some((time, at) => time > (times[at - 1] ?? time))) throw new Error('not the latest first');
    }),
    reasons: { companyUnknown: recipe((probe) => probe.call(queryNews, { comId: UNKNOWN })) },
  },

  getNews: {
    summary: 'One piece of news with its text as rich text.',
    example: {
      param: { id: 'news-energy-1', comId: 'com-energy' },
      data: { ...exampleNews, content: '<p>The second storage station …</p>' },
    },
    success: recipe(async (probe) => probe.call(getNews, await firstNews(probe))),
    reasons: {
      companyUnknown: recipe(async (probe) => {
        const { id } = await firstNews(probe);
        return probe.call(getNews, { id, comId: UNKNOWN });
      }),
      newsUnknown: recipe(async (probe) => {
        const { comId } = await firstNews(probe);
        return probe.call(getNews, { id: UNKNOWN, comId });
      }),
    },
  },
};
