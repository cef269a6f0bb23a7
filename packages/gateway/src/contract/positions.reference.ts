import { examplePosition } from './examples.ts';
import * as positions from './positions.ts';
import { needing, type ReferenceOf, recipe } from './reference-types.ts';
import { createShareLink } from './share.ts';

const {
  queryBrands,
  queryHotPositions,
  queryHotWords,
  queryLatestPositions,
  queryPositionList,
  querySuggestions,
} = positions;

/** No position has it. */
const UNKNOWN_ID = '0';
/** No company has it. */
const UNKNOWN_COMPANY = 'com-of-nobody';

export const positionsReference: ReferenceOf<typeof positions> = {
  queryPositionList: {
    summary: 'The open positions of a site, page by page, with the count behind every filter.',
    example: {
      param: { keyword: 'developer', workPlace: ['shenzhen'], sort: 'latest', pageNo: 1, pageSize: 10 },
      data: {
        total: 1,
        rows: [examplePosition],
        facets: {
          company: [{ id: 'com-energy', name: 'Example Energy', count: 1 }],
          department: [{ id: 'dep-platform', name: 'Platform', count: 1 }],
          education: [{ id: 'bachelor', name: 'Bachelor', count: 1 }],
          posCategory: [{ id: 'software', name: 'Software', count: 1 }],
          workPlace: [{ id: 'shenzhen', name: 'Shenzhen', count: 1 }],
          workYears: [{ id: '3-5', name: '3 to 5 years', count: 1 }],
          benefits: [{ id: 'insurance', name: 'Supplementary insurance', count: 1 }],
        },
      },
    },
    success: recipe(async (probe) => {
      const first = await probe.call(queryPositionList, { pageNo: 1, pageSize: 2 });
      const second = await probe.call(queryPositionList, { pageNo: 2, pageSize: 2 });
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      if (first.total !== second.total || new Set(ids).size !== Math.min(first.total, 4)) {
        throw new Error('its pages do not follow each other');
      }
    }),
    reasons: {
      shareInvalid: recipe((probe) => probe.call(queryPositionList, { ticket: UNKNOWN_ID })),
      shareExpired: needing(['clock'], async (probe) => {
        const { ticket } = await probe.call(createShareLink, { kind: 'list' });
        await probe.advance('31d');
        await probe.call(queryPositionList, { ticket });
      }),
      companyUnknown: recipe((probe) => probe.call(queryPositionList, { comId: UNKNOWN_COMPANY })),
    },
    also: {
      'gives as many as its facet says': recipe(async (probe) => {
        const { facets } = await probe.call(queryPositionList, {});
        const place = facets.workPlace.find(({ count }) => count > 0);
        if (!place) throw new Error('no work place has a position');
        const { total, rows } = await probe.call(queryPositionList, { workPlace: [place.id] });
        if (total !== place.count || rows.some(({ workPlace }) => workPlace.id !== place.id)) {
          throw new Error(`${place.count} positions said, ${total} given`);
        }
      }),
      'has the positions of one company alone where one is asked for': recipe(async (probe) => {
        const { facets } = await probe.call(queryPositionList, {});
        const company = facets.company.find(({ count }) => count > 0);
        if (!company) throw new Error('no company has a position');
        const { total, rows } = await probe.call(queryPositionList, { comId: company.id, pageSize: 100 });
        if (total !== company.count || rows.some((row) => row.company !== company.id)) {
          throw new Error('a position of another company, or not all of its own');
        }
      }),
      'has open positions alone': recipe(async (probe) => {
        const { rows } = await probe.call(queryPositionList, { pageSize: 100 });
        if (rows.some(({ status }) => status !== 'open')) throw new Error('a position is not open');
      }),
    },
  },

  queryHotPositions: {
    summary: 'The positions most looked at.',
    example: { param: { limit: 6 }, data: [examplePosition] },
    success: recipe(async (probe) => {
      const { length } = await probe.call(queryHotPositions, { limit: 2 });
      if (length > 2) throw new Error(`${length} positions, 2 asked for`);
    }),
    reasons: {
      companyUnknown: recipe((probe) => probe.call(queryHotPositions, { comId: UNKNOWN_COMPANY })),
    },
  },

  queryLatestPositions: {
    summary: 'The positions published last, newest first.',
    example: { param: { limit: 6 }, data: [examplePosition] },
    success: recipe(async (probe) => {
      const days = (await probe.call(queryLatestPositions, { limit: 10 })).map((row) => row.publishDate);
      if (days.join() !== days.toSorted().toReversed().join()) throw new Error('they are not newest first');
    }),
    reasons: {
      companyUnknown: recipe((probe) => probe.call(queryLatestPositions, { comId: UNKNOWN_COMPANY })),
    },
  },

  queryHotWords: {
    summary: 'The hot search terms, in the language of the call.',
    example: { param: {}, data: ['Development engineer', 'Project manager'] },
    success: recipe((probe) => probe.call(queryHotWords, {})),
    reasons: {},
    also: {
      'has words alone that find something on the site': recipe(async (probe) => {
        for (const keyword of await probe.call(queryHotWords, {})) {
          const { total } = await probe.call(queryPositionList, { keyword, pageSize: 1 });
          if (total === 0) throw new Error(`${keyword} finds nothing`);
        }
      }),
    },
  },

  querySuggestions: {
    summary: 'Words that whoever typed so far may mean; each finds something on the site.',
    example: { param: { keyword: 'dev' }, data: ['Backend developer', 'Development engineer'] },
    success: recipe(async (probe) => {
      const { rows } = await probe.call(queryPositionList, { pageSize: 1 });
      const keyword = rows[0]?.post.slice(0, 4) ?? '';
      for (const word of await probe.call(querySuggestions, { keyword })) {
        const { total } = await probe.call(queryPositionList, { keyword: word, pageSize: 1 });
        if (total === 0) throw new Error(`${word} finds nothing`);
      }
    }),
    reasons: {},
    also: {
      'has none for a keyword without a word': recipe(async (probe) => {
        const { length } = await probe.call(querySuggestions, { keyword: ' ' });
        if (length > 0) throw new Error(`${length} suggestions for nothing`);
      }),
    },
  },

  queryBrands: {
    summary: 'The companies of the group, with logo and number of open positions.',
    example: {
      param: {},
      data: [
        {
          id: 'com-energy',
          name: 'Example Energy',
          tagline: 'Wind for everyone',
          logo: 'https://files.example/energy.svg',
          scene: 'energy',
          brandColor: '#a8470f',
          openPositions: 12,
        },
      ],
    },
    success: recipe((probe) => probe.call(queryBrands, {})),
    reasons: {},
  },
};
