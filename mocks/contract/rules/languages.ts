import {
  type FacetName,
  facetNames,
  getAgreement,
  getCompany,
  getNews,
  loadWebsiteStyle,
  queryBrands,
  queryCompanies,
  queryConsents,
  queryContactInfoConfig,
  queryDeliveries,
  queryHotPositions,
  queryLatestPositions,
  queryNews,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { languageIndexes, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { type ListParam, plainRows } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';
import { speaksAsWritten, speaksThree, type Texts } from './speaks-three.ts';

type Row = Awaited<ReturnType<typeof plainRows>>['rows'][number];

const textsOfRow = (row: Row): Texts => ({
  [`post of ${row.id}`]: row.post,
  [`company ${row.company}`]: row.companyDescr,
  [`department ${row.department}`]: row.deptIdDescr,
  [`education ${row.education.id}`]: row.education.name,
  [`category ${row.posCategory.id}`]: row.posCategory.name,
  [`place ${row.workPlace.id}`]: row.workPlace.name,
  [`years ${row.workYears.id}`]: row.workYears.name,
  ...Object.fromEntries(row.benefits.map(({ id, name }) => [`benefit ${id}`, name])),
});

const textsOfRows = (rows: readonly Row[]): Texts => Object.assign({}, ...rows.map(textsOfRow));

/** What the entries of a facet are called among the texts of a row. */
const entryOf = {
  company: 'company',
  department: 'department',
  education: 'education',
  posCategory: 'category',
  workPlace: 'place',
  workYears: 'years',
  benefits: 'benefit',
} as const satisfies Record<FacetName, string>;

async function textsOfFacets(probe: Probe): Promise<Texts> {
  const { facets } = await probe.call(queryPositionList, some);
  const entries = facetNames.flatMap((facet) =>
    facets[facet].map(({ id, name }) => [`${entryOf[facet]} ${id}`, name] as const),
  );
  return Object.fromEntries(entries);
}

/** What the pages of some of these positions say, under the same names. */
async function textsOfPages(probe: Probe, rows: readonly Pick<Row, 'id'>[]): Promise<Texts> {
  const pages: Row[] = [];
  for (const { id } of rows.slice(0, 3)) pages.push(await probe.call(queryPositionDetail, { id }));
  return textsOfRows(pages);
}

/** The texts of a list of positions, against what their pages say. */
const listSpeaksAsWritten = (probe: Probe, ask: (probe: Probe) => Promise<readonly Row[]>) =>
  speaksAsWritten(
    probe,
    async (spoken) => textsOfRows(await ask(spoken)),
    async (spoken) => textsOfPages(spoken, await ask(spoken)),
  );

type CompanyTexts = { readonly id: string; readonly name: string; readonly tagline: string };

const textsOfCompanies = (all: readonly CompanyTexts[]): Texts =>
  Object.fromEntries(
    all.flatMap(({ id, name, tagline }) => [
      [`company ${id}`, name],
      [`tagline of ${id}`, tagline],
    ]),
  );

const textsOfNews = ({ id, title, summary }: Record<'id' | 'title' | 'summary', string>): Texts => ({
  [`title of ${id}`]: title,
  [`summary of ${id}`]: summary,
});

const some: ListParam = { pageSize: 20 };

async function firstPosition(probe: Probe): Promise<string> {
  return shownBy('position', (await probe.call(queryPositionList, { pageSize: 1 })).rows[0]).id;
}

/** Texts come in the language of the call (decisions, section 1), and ids are the same in each. */
export const languageRules: readonly Rule[] = [
  rule(
    'queryPositionList',
    'names positions and all that they have in the language of the call',
    recipe((probe) =>
      listSpeaksAsWritten(probe, async (spoken) => (await spoken.call(queryPositionList, some)).rows),
    ),
  ),
  rule(
    'queryPositionList',
    'names the facets’ entries in the language of the call, under the same ids and with the same counts',
    recipe(async (probe) => {
      const counted: unknown[] = [];
      for (const index of languageIndexes) {
        const { facets, total, rows } = await probe.speaking(index).call(queryPositionList, some);
        const counts = Object.entries(facets).map(([name, all]) => [
          name,
          all.map(({ id, count }) => [id, count]),
        ]);
        counted.push([total, rows.map(({ id }) => id), counts]);
      }
      expectSame('ids and counts in zh-hk', counted[1], counted[0]);
      expectSame('ids and counts in en-us', counted[2], counted[0]);
      await speaksAsWritten(probe, textsOfFacets, async (spoken) => {
        const { rows: listed } = await spoken.call(queryPositionList, some);
        return { ...textsOfRows(listed), ...(await textsOfPages(spoken, listed)) };
      });
    }),
  ),
  rule(
    'queryPositionList',
    'calls one id by one name, wherever it stands',
    recipe(async (probe) => {
      for (const index of languageIndexes) {
        const { rows } = await plainRows(probe.speaking(index));
        const names = new Map<string, string>();
        for (const [what, text] of rows.flatMap((row) => Object.entries(textsOfRow(row)))) {
          expectSame(`the name of ${what}, at two positions`, text, names.get(what) ?? text);
          names.set(what, text);
        }
      }
    }),
  ),
  rule(
    'queryPositionDetail',
    'describes a position in the language of the call',
    recipe(async (probe) => {
      const id = await firstPosition(probe);
      const read = async (spoken: Probe) => {
        const detail = await spoken.call(queryPositionDetail, { id });
        const { responsibilities, requirements, companyProfile } = detail;
        return { ...textsOfRow(detail), responsibilities, requirements, companyProfile };
      };
      await speaksAsWritten(probe, read, async (spoken) =>
        textsOfRows((await spoken.call(queryPositionList, some)).rows),
      );
    }),
  ),
  ...(
    [
      ['queryHotPositions', queryHotPositions],
      ['queryLatestPositions', queryLatestPositions],
    ] as const
  ).map(([id, method]) =>
    rule(
      id,
      'names its positions in the language of the call',
      recipe((probe) => listSpeaksAsWritten(probe, (spoken) => spoken.call(method, {}))),
    ),
  ),
  rule(
    'querySimilarPositions',
    'names its positions in the language of the call',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const twins = rows.find((row) =>
        rows.some((other) => other !== row && other.posCategory.id === row.posCategory.id),
      );
      const { id } = shownBy('two positions of a category', twins);
      await listSpeaksAsWritten(probe, (spoken) => spoken.call(querySimilarPositions, { id }));
    }),
  ),
  ...(
    [
      ['queryBrands', queryBrands, queryCompanies],
      ['queryCompanies', queryCompanies, queryBrands],
    ] as const
  ).map(([id, method, other]) =>
    rule(
      id,
      'names the companies in the language of the call',
      recipe((probe) =>
        speaksAsWritten(
          probe,
          async (spoken) => textsOfCompanies(await spoken.call(method, {})),
          async (spoken) => textsOfCompanies(await spoken.call(other, {})),
        ),
      ),
    ),
  ),
  rule(
    'getCompany',
    'describes a company in the language of the call',
    recipe(async (probe) => {
      const { id } = shownBy('company', (await probe.call(queryCompanies, {}))[0]);
      await speaksAsWritten(
        probe,
        async (spoken) => {
          const company = await spoken.call(getCompany, { id });
          const { profile, industry, city } = company;
          return { ...textsOfCompanies([company]), profile, industry, city };
        },
        async (spoken) => textsOfCompanies(await spoken.call(queryCompanies, {})),
      );
    }),
  ),
  rule(
    'queryNews',
    'tells the news in the language of the call, of the same ids',
    recipe(async (probe) => {
      const { id: comId } = shownBy('company', (await probe.call(queryCompanies, {}))[0]);
      const newsOf = async (spoken: Probe) => (await spoken.call(queryNews, { comId })).rows;
      await speaksAsWritten(
        probe,
        async (spoken) => Object.assign({}, ...(await newsOf(spoken)).map(textsOfNews)),
        async (spoken) => {
          const { id } = shownBy('news', (await newsOf(spoken))[0]);
          return textsOfNews(await spoken.call(getNews, { id, comId }));
        },
      );
    }),
  ),
  rule(
    'getAgreement',
    'has terms, privacy notice and legal notices in the language of the call, three different texts',
    recipe(async (probe) => {
      const contents = new Set<string>();
      for (const kind of ['terms', 'privacy', 'legal'] as const) {
        const versions = new Set<string>();
        await speaksThree(probe, async (spoken) => {
          const { title, content, version, effectiveFrom } = await spoken.call(getAgreement, { kind });
          versions.add(`${version} of ${effectiveFrom}`);
          contents.add(content);
          return { title, content };
        });
        expectSame(`versions of ${kind}, in three languages`, [...versions].length, 1);
      }
      expectSame('different texts, of three agreements in three languages', contents.size, 9);
    }),
  ),
  rule(
    'loadWebsiteStyle',
    'names the website, its menu and its footer in the language of the call',
    recipe((probe) =>
      speaksThree(probe, async (spoken) => {
        const { websiteBaseInfo, websiteColumns } = await spoken.call(loadWebsiteStyle, { id: probe.site });
        return {
          name: websiteBaseInfo.websiteName,
          ...Object.fromEntries(websiteColumns.map(({ id, columnView }) => [`column ${id}`, columnView])),
        };
      }),
    ),
  ),
  rule(
    'queryContactInfoConfig',
    'explains in the language of the call',
    recipe((probe) =>
      speaksThree(probe, async (spoken) => {
        const { title, explanation } = await spoken.call(queryContactInfoConfig, { id: probe.site });
        return { title, explanation };
      }),
    ),
  ),
  rule(
    'queryPhilosophy',
    'is written in the language of the call',
    recipe(async (probe) => {
      await probe.login('candidate');
      const positionId = await firstPosition(probe);
      await speaksAsWritten(
        probe,
        async (spoken) => {
          const { companyDescr, philosophy } = await spoken.call(queryPhilosophy, { positionId });
          return { companyDescr, philosophy };
        },
        async (spoken) => {
          const { companyDescr } = await spoken.call(queryPositionDetail, { id: positionId });
          return { companyDescr };
        },
      );
    }),
  ),
  rule(
    'queryDeliveries',
    'labels deliveries and their timeline in the language of the call',
    recipe(async (probe) => {
      await probe.login('candidate');
      await speaksThree(probe, async (spoken) =>
        Object.fromEntries(
          (await spoken.call(queryDeliveries, {})).rows.flatMap(({ id, statusLabel, timeline }) => [
            [`status of ${id}`, statusLabel],
            ...timeline.map(({ label }, at) => [`step ${at} of ${id}`, label] as const),
          ]),
        ),
      );
    }),
  ),
  rule(
    'queryConsents',
    'names what was agreed to in the language of the call',
    recipe(async (probe) => {
      await probe.login('candidate');
      await speaksThree(probe, async (spoken) =>
        Object.fromEntries(
          (await spoken.call(queryConsents, {})).map(({ kind, version, title }) => [
            `${kind} ${version}`,
            title,
          ]),
        ),
      );
    }),
  ),
];
