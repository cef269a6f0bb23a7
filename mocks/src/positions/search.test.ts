import { type FacetName, facetNames, positionSorts } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createDraw, pick } from '../core/random.ts';
import { describeSummary } from './describe.ts';
import { type PositionSearch, PositionSearcher } from './search.ts';
import {
  createPositionTable,
  facetEntries,
  type PositionTable,
  recruitTypeCodes,
  statuses,
} from './table.ts';

const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;

/** A position's entries of each facet, and its texts, as a reader of the list sees them. */
function readPosition(table: PositionTable, index: number) {
  const texts = languages.map((language) => describeSummary(table, index, language, 0));
  const [chinese] = texts;
  if (!chinese) throw new RangeError('no languages');
  const joined = (read: (summary: (typeof texts)[number]) => string) =>
    texts.map((summary) => read(summary).toLowerCase());
  const ids: Record<FacetName, readonly string[]> = {
    company: [chinese.company],
    department: [chinese.department],
    education: [chinese.education.id],
    posCategory: [chinese.posCategory.id],
    workPlace: [chinese.workPlace.id],
    workYears: [chinese.workYears.id],
    benefits: chinese.benefits.map(({ id }) => id),
  };
  return {
    ids,
    type: chinese.recruitTypeCode,
    status: chinese.status,
    title: joined(({ post }) => post),
    names: joined((summary) => summary.companyDescr).concat(
      joined((summary) => summary.deptIdDescr),
      joined((summary) => summary.posCategory.name),
    ),
    place: joined((summary) => summary.workPlace.name),
  };
}

/** A search whose keyword has not been evaluated yet. */
interface Asked extends Omit<PositionSearch, 'match'> {
  readonly keyword: string;
}

/** The same search, position by position, as the specification describes it. */
function searchPlainly(table: PositionTable, query: Asked) {
  const words = query.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()]));
  const hits: { index: number; rank: number }[] = [];
  for (let index = 0; index < table.size; index++) {
    const position = readPosition(table, index);
    if (position.status !== 'open' || !query.recruitTypes.some((type) => type === position.type)) continue;
    const holds = (texts: readonly string[], word: string) => texts.some((text) => text.includes(word));
    const ranks = words.map((word) => {
      const rank = [position.title, position.names, position.place].findIndex((texts) => holds(texts, word));
      return rank < 0 ? Number.NaN : rank;
    });
    if (ranks.some(Number.isNaN)) continue;
    const missed = facetNames.filter((name) => {
      const wanted = query.filters[name] ?? [];
      return wanted.length > 0 && !position.ids[name].some((id) => wanted.includes(id));
    });
    const onlyMissed = missed.length === 1 ? missed : [];
    for (const name of missed.length === 0 ? facetNames : onlyMissed) {
      for (const id of position.ids[name]) counts[name]?.set(id, (counts[name].get(id) ?? 0) + 1);
    }
    if (missed.length === 0) hits.push({ index, rank: Math.max(0, ...ranks) });
  }
  const older = (a: number, b: number) =>
    (table.publishedHoursAgo[a] ?? 0) - (table.publishedHoursAgo[b] ?? 0) || a - b;
  const cooler = (a: number, b: number) => (table.heat[b] ?? 0) - (table.heat[a] ?? 0) || a - b;
  const byRank = query.sort === 'relevance' && words.length > 0;
  hits.sort(
    (a, b) => (byRank ? a.rank - b.rank : 0) || (query.sort === 'hot' ? cooler : older)(a.index, b.index),
  );
  const page = hits.slice(query.offset, query.offset + query.limit).map(({ index }) => index);
  return { total: hits.length, page, counts };
}

// "ing" is contained in titles, in other names and in places.
const keywords = ['', '工程', 'engineer', '北京 工程', 'health 师', 'zzqx nowhere', '上海', 'MANAGER', 'ing'];

/** Queries of all combinations, the same ones in each run. */
function drawQuery(at: number): Asked {
  const draw = createDraw(at, 'query');
  let drawn = 0;
  const below = (count: number) => Math.floor(draw(drawn++) * count);
  const filters: Partial<Record<FacetName, string[]>> = {};
  for (let left = below(4); left > 0; left--) {
    const name = facetNames[below(facetNames.length)] ?? 'company';
    const entries = facetEntries[name];
    filters[name] = Array.from({ length: below(5) }, () => pick(entries, draw(drawn++)).id);
    if (below(10) === 0) filters[name].push('unknown');
  }
  return {
    filters,
    keyword: keywords[below(keywords.length)] ?? '',
    recruitTypes: recruitTypeCodes.filter((code) => code === 'A01' || below(2) === 0),
    sort: positionSorts[below(positionSorts.length)] ?? 'latest',
    offset: below(3) * 5,
    limit: below(12),
  };
}

describe('the search of positions', () => {
  const table = createPositionTable(5, 300);
  const searcher = new PositionSearcher(table);

  it('finds, orders and counts what a plain loop over all positions does', async () => {
    let found = 0;
    for (let at = 0; at < 120; at++) {
      const query = drawQuery(at);
      const match = await searcher.readKeyword(query.keyword);
      const { total, page, counts } = searcher.search({ ...query, match });
      const plain = searchPlainly(table, query);
      expect({ total, page }, JSON.stringify(query)).toEqual({ total: plain.total, page: plain.page });
      for (const name of facetNames) {
        const counted = facetEntries[name].map(({ id }) => plain.counts[name]?.get(id) ?? 0);
        expect(counts[name], `${name} of ${JSON.stringify(query)}`).toEqual(counted);
      }
      if (total > 0) found++;
    }
    expect(found).toBeGreaterThan(40);
  });

  it('reads a known keyword without waiting', async () => {
    await searcher.readKeyword('工程');
    expect(searcher.readKeyword('工程')).not.toBeInstanceOf(Promise);
  });

  it('leaves out a position that has been closed', () => {
    const all: PositionSearch = { filters: {}, recruitTypes: ['A01'], sort: 'latest', offset: 0, limit: 1 };
    const before = searcher.search(all);
    const [first = 0] = before.page;
    table.status[first] = statuses.indexOf('closed');
    searcher.refresh();
    const after = searcher.search(all);
    expect(after.total).toBe(before.total - 1);
    expect(after.page).not.toContain(first);
  });
});
