import {
  facetNames,
  getCompany,
  queryCompanies,
  queryHotWords,
  queryPositionList,
  querySuggestions,
} from '@careers/gateway/contract';
import { languageIndexes, type Probe, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { shownBy } from './data-missing.ts';
import { allRows, countsOf, plainRows, shownCounts, sorted, valuesOf } from './plain-rows.ts';
import { type Rule, rule } from './rule.ts';

/** Stands in no text. */
const NOWHERE = 'qzxwvkjq';

const totalOf = async (probe: Probe, keyword: string) =>
  (await probe.call(queryPositionList, { keyword, pageSize: 1 })).total;

/** What a search box finds, and what it is offered. */
export const keywordRules: readonly Rule[] = [
  rule(
    'queryPositionList',
    'finds a position by its title, and nothing by words that stand nowhere',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      for (const row of [rows.at(0), rows.at(-1)]) {
        const { id, post } = shownBy('position', row);
        const found = await allRows(probe, { keyword: post });
        expectTrue(
          `${post} finds ${id}`,
          found.rows.some((one) => one.id === id),
        );
        expectTrue(`${post} does not find all ${rows.length} positions`, found.rows.length < rows.length);
      }
      const none = await probe.call(queryPositionList, { keyword: NOWHERE });
      expectSame('positions found by nothing', [none.total, none.rows.length], [0, 0]);
      for (const name of facetNames)
        expectSame(`their counts of ${name}`, shownCounts(none.facets, name), {});
    }),
  ),
  rule(
    'queryPositionList',
    'treats a keyword of only spaces as no keyword',
    recipe(async (probe) => {
      const { total } = await probe.call(queryPositionList, { pageSize: 1 });
      expectSame('what spaces find', [await totalOf(probe, ''), await totalOf(probe, '  ')], [total, total]);
    }),
  ),
  rule(
    'queryPositionList',
    'counts in every facet what the keyword found, and narrows that by filters',
    recipe(async (probe) => {
      const { rows } = await plainRows(probe);
      const { post } = shownBy('position', rows.at(-1));
      const found = await allRows(probe, { keyword: post });
      for (const name of facetNames) {
        expectSame(
          `counts of ${name} for ${post}`,
          shownCounts(found.facets, name),
          sorted(countsOf(found.rows, name)),
        );
      }
      const [company = ''] = valuesOf(found.rows, 'company');
      const both = await allRows(probe, { keyword: post, company: [company] });
      const due = found.rows.filter((row) => row.company === company).map(({ id }) => id);
      expectSame(
        'found in one company',
        both.rows.map(({ id }) => id),
        due,
      );
    }),
  ),
  rule(
    'queryHotWords',
    'has words in each language that find something on the site, none twice',
    recipe(async (probe) => {
      const seen = new Set<string>();
      for (const index of languageIndexes) {
        const spoken = probe.speaking(index);
        const words = await spoken.call(queryHotWords, {});
        expectTrue('there are some', words.length > 0);
        expectSame('words that stand in it twice', words.length - new Set(words).size, 0);
        for (const word of words) {
          expectTrue(`${word} (language ${index}) finds something`, (await totalOf(spoken, word)) > 0);
        }
        seen.add(words.join());
      }
      expectSame('lists that differ, of three languages', seen.size, 3);
    }),
  ),
  rule(
    ['queryHotWords', 'querySuggestions'],
    'offers on the website of a company what finds something there',
    recipe(async (probe) => {
      for (const { id } of (await probe.call(queryCompanies, {})).slice(0, 4)) {
        const { websiteId } = await probe.call(getCompany, { id });
        const there = probe.about(websiteId);
        const { rows } = await there.call(queryPositionList, { pageSize: 1 });
        const typed = rows[0]?.post.slice(0, 2) ?? '';
        const words = [
          ...(await there.call(queryHotWords, {})),
          ...(await there.call(querySuggestions, { keyword: typed })),
        ];
        for (const word of words)
          expectTrue(`${word} finds something at ${id}`, (await totalOf(there, word)) > 0);
      }
    }),
  ),
  rule(
    'querySuggestions',
    'offers for part of a title words that find something, in the language of the call',
    recipe(async (probe) => {
      for (const index of languageIndexes) {
        const spoken = probe.speaking(index);
        const { rows } = await spoken.call(queryPositionList, { pageSize: 1 });
        const { post } = shownBy('position', rows[0]);
        const words = await spoken.call(querySuggestions, { keyword: post.slice(0, index === 2 ? 5 : 2) });
        expectTrue(
          `something is offered in language ${index} for the beginning of ${post}`,
          words.length > 0,
        );
        expectSame('words that are offered twice', words.length - new Set(words).size, 0);
        for (const word of words) expectTrue(`${word} finds something`, (await totalOf(spoken, word)) > 0);
        const english = words.filter((word) => /^[\x20-\x7e–’]+$/.test(word)).length;
        if (index === 2) expectSame(`English among ${words.join()}`, english, words.length);
        else expectTrue(`Chinese among ${words.join()}`, english < words.length);
      }
    }),
  ),
  rule(
    'querySuggestions',
    'offers names that positions have in the language of the call: titles, categories, companies, departments, places',
    recipe(async (probe) => {
      for (const index of languageIndexes) {
        const spoken = probe.speaking(index);
        const { rows } = await plainRows(spoken);
        const names = new Set(
          rows.flatMap((row) => [
            row.post,
            row.posCategory.name,
            row.companyDescr,
            row.deptIdDescr,
            row.workPlace.name,
          ]),
        );
        for (const row of [rows.at(0), rows.at(-1)]) {
          const { post } = shownBy('position', row);
          for (const word of await spoken.call(querySuggestions, {
            keyword: post.slice(0, index === 2 ? 5 : 2),
          }))
            expectTrue(`${word}, offered for ${post}, is a name of language ${index}`, names.has(word));
        }
      }
    }),
  ),
  rule(
    'querySuggestions',
    'offers for two words of a title, in any case, what has both of them, that title among it',
    recipe(async (probe) => {
      const english = probe.speaking(2);
      const { rows } = await plainRows(english);
      const titles = new Set(rows.map(({ post }) => post));
      const several = [...titles].filter((post) => /^[A-Za-z]{4,} [A-Za-z]{4,}$/.test(post)).slice(0, 3);
      for (const post of [shownBy('title of two words', several[0]), ...several.slice(1)]) {
        const [one = '', other = ''] = post.split(' ');
        const keyword = ` ${one.toUpperCase()}  ${other.toLowerCase()} `;
        const words = await english.call(querySuggestions, { keyword });
        expectTrue(`${post} is offered for ${keyword}`, words.includes(post));
        for (const word of words)
          expectTrue(
            `${word} has both words of ${keyword}`,
            [one, other].every((part) => word.toLowerCase().includes(part.toLowerCase())),
          );
      }
    }),
  ),
  rule(
    'querySuggestions',
    'offers nothing for what stands nowhere, and not the same for everything',
    recipe(async (probe) => {
      expectSame('what is offered for nothing', await probe.call(querySuggestions, { keyword: NOWHERE }), []);
      const { rows } = await plainRows(probe);
      const [one, ...others] = new Set(rows.map(({ post }) => post.slice(0, 2)));
      const offered = await probe.call(querySuggestions, { keyword: shownBy('title', one) });
      const elsewhere = await Promise.all(
        others.slice(0, 5).map((keyword) => probe.call(querySuggestions, { keyword })),
      );
      expectTrue(
        'another beginning is offered other words',
        elsewhere.some((words) => words.join() !== offered.join()),
      );
    }),
  ),
];
