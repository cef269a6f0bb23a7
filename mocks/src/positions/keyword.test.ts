import { beforeAll, describe, expect, it } from 'vitest';
import { describeSummary } from './describe.ts';
import { PositionSearcher } from './search.ts';
import { createPositionTable } from './table.ts';

const table = createPositionTable(3, 2000);
const searcher = new PositionSearcher(table);

/** The positions that a keyword finds, by their Chinese titles. */
async function find(keyword: string) {
  const match = await searcher.readKeyword(keyword);
  const { total, page } = searcher.search({
    filters: {},
    recruitTypes: ['A01'],
    sort: 'relevance',
    match,
    offset: 0,
    limit: 2000,
  });
  const titles = page.map((index) => describeSummary(table, index, 'zh-cn', 0).post);
  const places = page.map((index) => describeSummary(table, index, 'zh-cn', 0).workPlace.name);
  return { total, page: [...page].sort((a, b) => a - b), titles, places };
}

beforeAll(async () => {
  await searcher.readKeyword('dictionaries');
});

describe('a keyword', () => {
  it.each([
    ['數據', '数据'],
    ['風電運維', '风电运维'],
    ['工程師', '工程师'],
    ['ＥＮＧＩＮＥＥＲ', 'engineer'],
    ['Shenzhen', '深圳'],
  ])('%s finds what %s finds, whatever the script or width', async (typed, plain) => {
    const one = await find(typed);
    const other = await find(plain);
    expect(one.total).toBeGreaterThan(0);
    expect(other.page.filter((index) => !one.page.includes(index))).toEqual([]);
  });

  it.each([
    ['gongchengshi', '工程师'],
    ['gongcheng', '工程'],
    ['gcs', '工程师'],
    ['shujukaifa', '数据开发'],
    ['kuaiji', '会计'],
    ['shuju gcs', '数据'],
  ])('in pinyin, %s finds %s', async (typed, meant) => {
    const { titles, total } = await find(typed);
    expect(total).toBeGreaterThan(0);
    expect(titles[0]).toContain(meant);
  });

  it('in pinyin uses the reading that a place’s characters have in its name', async () => {
    for (const [typed, place] of [
      ['xiamen', '厦门'],
      ['chongqing', '重庆'],
      ['hangzhou', '杭州'],
    ] as const) {
      const { places } = await find(typed);
      expect(places.filter((name) => name.includes(place)).length, typed).toBe(places.length);
    }
  });

  it('in pinyin has to begin at a syllable', async () => {
    // 工程 is gong|cheng: "ngch" would cross the two syllables.
    expect((await find('ngch')).total).toBe(0);
  });

  it.each([
    ['technicain', 'technician'],
    ['acounting', 'accounting'],
    ['nurce', 'nurse'],
    ['shezhen', 'shenzhen'],
    ['gongchenshi', 'gongchengshi'],
    ['工成师', '工程师'],
    ['数局开发', '数据开发'],
  ])('with a small typing error, %s finds what %s finds', async (typed, meant) => {
    const expected = await find(meant);
    const { page } = await find(typed);
    expect(expected.total).toBeGreaterThan(0);
    expect(expected.page.filter((index) => !page.includes(index))).toEqual([]);
  });

  it.each(['zzqxk', 'xqw', '饕餮貔貅', '%_\\', '(('])('%s is similar to nothing', async (typed) => {
    expect((await find(typed)).total).toBe(0);
  });

  it('that is found as it is written finds nothing similar beside it', async () => {
    const { titles } = await find('策展人');
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title.includes('策展人'))).toEqual([]);
  });

  it('of several words finds the positions that have each of them, also in the place’s name', async () => {
    const there = await find('上海');
    expect(there.total).toBeGreaterThan(0);
    expect((await find('上海 Shanghai')).page).toEqual(there.page);
    expect((await find('北京 上海')).total).toBe(0);
    expect((await find('上海 北京')).total).toBe(0);
  });

  it('is read up to eight words and two hundred characters', async () => {
    const { page } = await find('engineer');
    expect((await find(`${'engineer '.repeat(8)} zzqxk`)).page).toEqual(page);
    expect((await find(`${'engineer '.repeat(7)} zzqxk`)).total).toBe(0);
    expect((await find(`engineer${' '.repeat(192)}zzqxk`)).page).toEqual(page);
    expect((await find(`engineer${' '.repeat(187)}zzqxk`)).total).toBe(0);
  });

  it('of nothing but spaces is no keyword', async () => {
    expect(await searcher.readKeyword(' \t ')).toBeUndefined();
  });
});
