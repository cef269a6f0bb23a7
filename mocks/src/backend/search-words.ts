import { hotTerms } from '../data/dictionaries.ts';
import type { Locale } from '../data/types.ts';
import { describeFacets, describeSummary } from '../positions/describe.ts';
import type { KeywordMatch } from '../positions/keyword.ts';
import type { PositionSearch } from '../positions/search.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import type { CallContext } from './context.ts';

/** Words offered to whoever types. */
const SUGGESTED = 8;
/** Hits that are looked through for them. */
const LOOKED_THROUGH = 60;

/**
 * The hot terms of section 9 as far as they find something on the site; in the others' place stand the job categories
 * with the most positions there, but none that says a term once more. Who presses one of them finds something, on every site.
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
 * What somebody may mean who typed so far: names of the positions found, of their categories, companies, departments
 * and places, those first that hold what was typed. Each finds something.
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
  // What was typed in pinyin, or with a slip, stands nowhere: the positions found say what was meant.
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
