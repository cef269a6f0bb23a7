import { describe, expect, it } from 'vitest';
import { createRandom } from '../../model/testing/random.ts';
import { type Block, paginate, type Slice } from './paginate.ts';

const ROOM = 1000;
const LINE = 20;

const plain = (height: number, rest: Partial<Block> = {}): Block => ({ height, gap: 10, ...rest });
const heading = (height = 30): Block => plain(height, { keepWithNext: true });
const text = (count: number, rest: Partial<Block> = {}): Block =>
  plain(count * LINE, { lines: { count, height: LINE }, ...rest });

const shown = (pages: Slice[][]) =>
  pages.map((page) => page.map(({ block, from, to }) => `${block}:${from}-${to}`).join(' '));

const heightOf = (blocks: readonly Block[], page: readonly Slice[]) =>
  page.reduce((sum, { block, from, to }, at) => {
    const { lines, height = 0, gap = 0 } = blocks[block] ?? {};
    return sum + (at > 0 ? gap : 0) + (lines ? (to - from) * lines.height : height);
  }, 0);

describe('the pages of a resume', () => {
  it('are one as long as everything fits, to the pixel', () => {
    expect(shown(paginate([plain(490), plain(500)], ROOM))).toEqual(['0:0-1 1:0-1']);
    expect(shown(paginate([plain(490), plain(502)], ROOM))).toEqual(['0:0-1', '1:0-1']);
  });

  it('are none without content', () => {
    expect(paginate([], ROOM)).toEqual([]);
  });

  it('never end with a heading, which moves to the next page with its content', () => {
    expect(shown(paginate([plain(900), heading(), plain(100)], ROOM))).toEqual(['0:0-1', '1:0-1 2:0-1']);
    expect(shown(paginate([plain(900), heading(), heading(), text(5)], ROOM))).toEqual([
      '0:0-1',
      '1:0-1 2:0-1 3:0-5',
    ]);
  });

  it('break a long text between lines, and leave no single line alone', () => {
    expect(shown(paginate([plain(890), text(60)], ROOM))).toEqual(['0:0-1 1:0-5', '1:5-55', '1:55-60']);
    expect(shown(paginate([plain(900), text(6)], ROOM))).toEqual(['0:0-1 1:0-4', '1:4-6']);
    expect(shown(paginate([plain(885), text(6)], ROOM))).toEqual(['0:0-1 1:0-4', '1:4-6']);
    expect(shown(paginate([plain(960), text(6)], ROOM))).toEqual(['0:0-1', '1:0-6']);
    expect(shown(paginate([plain(940), text(3)], ROOM))).toEqual(['0:0-1', '1:0-3']);
  });

  it('keep a short entry together with its heading, and split one that would leave half a page empty', () => {
    const entry = 'work-1';
    const short = [heading(), plain(30, { entry, keepWithNext: true }), text(10, { entry })];
    expect(shown(paginate([plain(800), ...short], ROOM))).toEqual(['0:0-1', '1:0-1 2:0-1 3:0-10']);
    const long = [heading(), plain(30, { entry, keepWithNext: true }), text(40, { entry })];
    expect(shown(paginate([plain(500), ...long], ROOM))).toEqual(['0:0-1 1:0-1 2:0-1 3:0-20', '3:20-40']);
  });

  it('lose nothing and are never too high, for random heights', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = createRandom(seed);
      const blocks = Array.from({ length: 1 + random.below(40) }, (_, at): Block => {
        const kind = random.below(4);
        const entry = `entry-${Math.floor(at / (1 + random.below(3)))}`;
        if (kind === 0) return heading(10 + random.below(60));
        if (kind === 1) return text(1 + random.below(120), { entry, gap: random.below(30) });
        return plain(1 + random.below(400), { entry, gap: random.below(30), keepWithNext: kind === 2 });
      });
      const pages = paginate(blocks, ROOM);
      const due = blocks.flatMap(({ lines }, block) =>
        Array.from({ length: lines?.count ?? 1 }, (_, line) => `${block}:${line}`),
      );
      const placed = pages.flatMap((page) =>
        page.flatMap(({ block, from, to }) =>
          Array.from({ length: to - from }, (_, line) => `${block}:${from + line}`),
        ),
      );
      expect(placed, `seed ${seed}`).toEqual(due);
      for (const [number, page] of pages.entries()) {
        expect(heightOf(blocks, page), `seed ${seed}, page ${number}`).toBeLessThanOrEqual(ROOM + 1);
        const last = page.at(-1);
        const isFirst = page.length === 1;
        const isEnd = number === pages.length - 1;
        // Blocks that are higher than a page together cannot be kept together.
        if (last && !isEnd && !isFirst && blocks[last.block]?.lines === undefined)
          expect(
            blocks[last.block]?.keepWithNext && chainFits(blocks, last.block),
            `seed ${seed}`,
          ).toBeFalsy();
      }
    }
  });
});

/** Whether a block and those that it is kept with fit on one page. */
function chainFits(blocks: readonly Block[], at: number): boolean {
  let first = at;
  while (blocks[first - 1]?.keepWithNext) first--;
  let height = 0;
  for (let next = first; ; next++) {
    const block = blocks[next];
    if (!block) return true;
    height += block.height + (next > first ? block.gap : 0);
    if (!block.keepWithNext) return height <= ROOM;
  }
}
