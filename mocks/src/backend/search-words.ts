import { hotTerms } from '../data/dictionaries.ts';
import type { Locale } from '../data/types.ts';
import { describeFacets, describeSummary } from '../positions/describe.ts';
import type { KeywordMatch } from '../positions/keyword.ts';
import type { PositionSearch } from '../positions/search.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import type { CallContext } from './context.ts';

/** How many suggestions are offered. */
const SUGGESTED = 8;
/** How many hits they are taken from. */
const LOOKED_THROUGH = 60;

/**
 * The hot terms of section 9 that find something on the site. They are completed by the job categories that have the most
 * positions there, except one that repeats a term. So every term finds something, on every site.
 */
export function hotWords(context: CallContext, site: WebsiteSite): string[] {
  const { locale } = context;
  const terms = hotTerms.map((term) => term[locale]);
  const finding = terms.filter((term) => findsPlainly(context, site, term));
  const others = categoriesBySize(context, site, locale).filter(
    (name) => !finding.some((term) => holds(name, term)) && findsPlainly(context, site, name),
  );
  return [...finding, ...others].slice(0, terms.length);
}

function findsPlainly(context: CallContext, site: WebsiteSite, words: string): boolean {
  const { searcher } = context.positions();
  return searcher.search({ ...within(site), match: searcher.readPlainly(words) }).total > 0;
}

function categoriesBySize(context: CallContext, site: WebsiteSite, locale: Locale): string[] {
  const { counts } = context.positions().searcher.search(within(site));
  return describeFacets(counts, locale)
    .posCategory.toSorted((a, b) => b.count - a.count)
    .map(({ name }) => name);
}

/**
 * Suggestions for a typed text: names of the positions found, and of their categories, companies, departments and places; those
 * that contain the typed text come first. Each finds something.
 */
export async function suggestWords(
  context: CallContext,
  site: WebsiteSite,
  typed: string,
): Promise<string[]> {
  const { table, searcher } = context.positions();
  const match = await searcher.readKeyword(typed);
  if (!match) return [];
  const { page } = searcher.search({ ...within(site, match), sort: 'relevance', limit: LOOKED_THROUGH });
  const hits = page.map((index) => describeSummary(table, index, context.locale, context.state().startedAt));
  const titles = hits.map(({ post }) => post);
  const named = hits.flatMap(({ posCategory, companyDescr, deptIdDescr, workPlace }) => [
    posCategory.name,
    companyDescr,
    deptIdDescr,
    workPlace.name,
  ]);
  const words = typed.split(/\s+/).filter(Boolean);
  const literal = [...titles, ...named].filter((name) => words.every((word) => holds(name, word)));
  // A text in pinyin, or with a typing error, is contained in no name: the positions found show what was meant.
  return [...new Set(literal.length > 0 ? literal : titles)].slice(0, SUGGESTED);
}

function holds(name: string, word: string): boolean {
  return name.toLowerCase().includes(word.toLowerCase());
}

function within(site: WebsiteSite, match?: KeywordMatch): PositionSearch {
  const { company, recruitTypes } = site;
  return {
    filters: company ? { company: [company] } : {},
    match,
    recruitTypes,
    sort: 'latest',
    offset: 0,
    limit: 0,
  };
}
