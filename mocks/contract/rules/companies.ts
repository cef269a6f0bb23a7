import {
  getCompany,
  loadWebsiteStyle,
  queryBrands,
  queryCompanies,
  queryPositionDetail,
  queryPositionList,
} from '@careers/gateway/contract';
import { recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allRows, countsOf, plainRows, sorted } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

const opens = (companies: readonly { readonly id: string; readonly openPositions: number }[]) =>
  sorted(
    companies.filter(({ openPositions }) => openPositions > 0).map((one) => [one.id, one.openPositions]),
  );

/** The companies of the group, and their own positions. */
export const companyRules: readonly Rule[] = [
  ...(['queryBrands', 'queryCompanies'] as const).map((id) =>
    rule(
      id,
      'counts the open positions of each company',
      recipe(async (probe) => {
        const companies = await probe.call(id === 'queryBrands' ? queryBrands : queryCompanies, {});
        const { rows } = await plainRows(probe);
        expectSame('open positions by company', opens(companies), sorted(countsOf(rows, 'company')));
        expectSame(
          'companies that stand in it twice',
          companies.length - new Set(companies.map((one) => one.id)).size,
          0,
        );
        const names = new Map(rows.map((row) => [row.company, row.companyDescr]));
        for (const { id: company, name } of companies.filter(({ openPositions }) => openPositions > 0)) {
          expectSame(`the name of ${company}, here and at its positions`, name, names.get(company));
        }
      }),
    ),
  ),
  rule(
    'queryPositionList',
    'lists for one company only its positions, and no other company in the facet',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const { company } = shownBy('position', rows.at(-1));
      const own = await allRows(probe, { comId: company });
      const due = rows.filter((row) => row.company === company).map(({ id }) => id);
      expectSame(
        `the positions of ${company}`,
        own.rows.map(({ id }) => id),
        due,
      );
      expectSame(
        'companies to choose',
        own.facets.company.map(({ id }) => id),
        [company],
      );
      expectSame(
        'places to choose',
        sorted(own.facets.workPlace.map(({ id, count }) => [id, count])),
        sorted(countsOf(own.rows, 'workPlace')),
      );
    }),
  ),
  rule(
    'queryPositionDetail',
    'opens for one company only its own positions',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const one = shownBy('position', rows[0]);
      const other = shownBy(
        'second company',
        rows.find(({ company }) => company !== one.company),
      );
      const own = await probe.call(queryPositionDetail, { id: one.id, comId: one.company });
      expectSame('the position', own.id, one.id);
      const { code } = await probe.reply(queryPositionDetail, { id: one.id, comId: other.company });
      expectSame('the code where it is asked for in another company', code, '451');
    }),
  ),
  rule(
    ['queryCompanies', 'queryBrands', 'loadWebsiteStyle'],
    'shows a company with the same scene and colour, wherever it is listed',
    recipe(async (probe) => {
      const brands = await probe.call(queryBrands, {});
      for (const listed of await probe.call(queryCompanies, {})) {
        const { websiteHomepage } = await probe.call(loadWebsiteStyle, { id: probe.site, comId: listed.id });
        const { scene, brandColor } = websiteHomepage.theme;
        expectSame(
          `the word and colour of ${listed.id}`,
          [listed.scene, listed.brandColor],
          [scene, brandColor],
        );
        const brand = brands.find(({ id }) => id === listed.id);
        if (brand)
          expectSame(`the brand of ${listed.id}`, [brand.scene, brand.brandColor], [scene, brandColor]);
      }
    }),
  ),
  rule(
    ['queryPositionDetail', 'queryCompanies'],
    'shows a position with the scene and the colour of its company',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const companies = await probe.call(queryCompanies, {});
      const one = shownBy(
        'position of a listed company',
        rows.find(({ company }) => companies.some(({ id }) => id === company)),
      );
      const { scene, brandColor } = shownBy(
        'company',
        companies.find(({ id }) => id === one.company),
      );
      const detail = await probe.call(queryPositionDetail, { id: one.id });
      expectSame(
        `how ${one.id} looks`,
        [detail.scene, detail.brandColor || undefined],
        [scene, brandColor || undefined],
      );
    }),
  ),
  rule(
    ['getCompany', 'queryCompanies'],
    'answers the company that was asked for, with the same facts as the list',
    recipe(async (probe) => {
      const companies = await probe.call(queryCompanies, {});
      for (const listed of [companies.at(0), companies.at(-1)]) {
        const due = shownBy('company', listed);
        const company = await probe.call(getCompany, { id: due.id });
        const names = Object.keys(due) as (keyof typeof due)[];
        const shown = Object.fromEntries(names.map((name) => [name, company[name]]));
        expectSame('the company', shown, due);
      }
    }),
  ),
  rule(
    'queryCompanies',
    'finds a company by its name, and none by words that stand nowhere',
    recipe(async (probe) => {
      const companies = await probe.call(queryCompanies, {});
      const one = shownBy('company', companies.at(-1));
      const found = await probe.call(queryCompanies, { keyword: one.name });
      expectTrue(
        `${one.name} finds ${one.id}`,
        found.some(({ id }) => id === one.id),
      );
      expectTrue(
        `${one.name} does not find all ${companies.length}`,
        found.length < Math.max(companies.length, 2),
      );
      expectSame('companies found by nothing', await probe.call(queryCompanies, { keyword: 'qzxwvkjq' }), []);
    }),
  ),
  rule(
    ['getCompany', 'loadWebsiteStyle', 'queryPositionList'],
    'names a website of its own that has the company’s positions and look',
    recipe(async (probe) => {
      const companies = await probe.call(queryCompanies, {});
      const { id } = shownBy(
        'company with open positions',
        companies.find(({ openPositions }) => openPositions > 0),
      );
      const { websiteId } = await probe.call(getCompany, { id });
      const { rows } = await probe.about(websiteId).call(queryPositionList, { pageSize: 100 });
      const due = await probe.call(queryPositionList, { comId: id, pageSize: 100 });
      expectSame(
        'positions on its website',
        rows.map((row) => row.id),
        due.rows.map((row) => row.id),
      );
      const { websiteBaseInfo } = await probe.call(loadWebsiteStyle, { id: probe.site, comId: id });
      expectSame('the website of the look for its comId', websiteBaseInfo.id, websiteId);
      const own = await probe.about(websiteId).call(loadWebsiteStyle, { id: websiteId });
      expectSame('the website of the look for its own id', own.websiteBaseInfo.id, websiteId);
    }),
  ),
  rule(
    'queryPositionDetail',
    'shows a position with the same facts as the list',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      for (const row of [rows.at(0), rows.at(-1)]) {
        const due = shownBy('position', row);
        const detail = await probe.call(queryPositionDetail, { id: due.id });
        const same = Object.fromEntries(Object.keys(due).map((key) => [key, Reflect.get(detail, key)]));
        expectSame('the position', same, due);
        expectTrue(
          'it says what there is to do, and what it asks for',
          detail.responsibilities !== '' && detail.requirements !== '',
        );
      }
    }),
  ),
];
