/** A piece of a column, as high as it was measured; all in one unit, say CSS pixels. */
export interface Block {
  readonly height: number;
  /** Room above it; none at the top of a page. */
  readonly gap: number;
  /** It never stands alone at the foot of a page: what follows begins on the same one. */
  readonly keepWithNext?: boolean;
  /** Blocks of one entry, one after the other; a short entry stays on one page. */
  readonly entry?: string;
  /** A text that may be broken between its lines. */
  readonly lines?: { readonly count: number; readonly height: number };
}

/** A block of a page, and which of its lines; one without lines has the one line 0. */
export interface Slice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/** Fewest lines of a text on either side of a break: one line alone reads as a mistake. */
const LEAST_LINES = 2;
/** How much of a page an entry may have and still stay whole; a longer one would leave too much of a page white. */
const KEPT_SHARE = 0.4;
/** Less than a pixel is no overflow but rounding. */
const ROUNDING = 0.5;

/**
 * Puts blocks on pages of one height, in order. Nothing is lost, and no page is over its height but with a block that no
 * page holds and that has no lines to break between.
 */
export function paginate(blocks: readonly Block[], room: number): Slice[][] {
  const pages: Slice[][] = [];
  let page: Slice[] = [];
  let used = 0;
  const breakPage = () => {
    pages.push(page);
    page = [];
    used = 0;
  };
  const put = (slice: Slice, gap: number, height: number) => {
    used += (page.length > 0 ? gap : 0) + height;
    page.push(slice);
  };
  const left = (gap: number) => room + ROUNDING - used - (page.length > 0 ? gap : 0);

  for (const [at, block] of blocks.entries()) {
    const { gap, height, lines } = block;
    if (page.length > 0 && needOf(blocks, at, room) > left(gap)) breakPage();
    if (!lines) {
      put({ block: at, from: 0, to: 1 }, gap, height);
      continue;
    }
    let from = 0;
    while (from < lines.count) {
      const fitting = Math.floor(left(gap) / lines.height);
      const rest = lines.count - from;
      // The lines that go over take one of these with them, rather than one alone.
      const taken = fitting >= rest ? rest : Math.max(1, Math.min(fitting, rest - LEAST_LINES));
      put({ block: at, from, to: from + taken }, gap, taken * lines.height);
      from += taken;
      if (from < lines.count) breakPage();
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The room that has to be there for a block to begin on a page. */
function needOf(blocks: readonly Block[], at: number, room: number): number {
  const block = blocks[at];
  if (!block) return 0;
  const entry = entryFrom(blocks, at);
  const whole = entry && entry.height <= room * KEPT_SHARE;
  if (whole) return entry.height + needAfter(blocks, entry.last, room);
  const { height, lines } = block;
  const splits = lines && lines.count >= 2 * LEAST_LINES;
  return (splits ? LEAST_LINES * lines.height : height) + needAfter(blocks, at, room);
}

/** What a block that keeps with its next needs below it. */
function needAfter(blocks: readonly Block[], at: number, room: number): number {
  const next = blocks[at + 1];
  return blocks[at]?.keepWithNext && next ? next.gap + needOf(blocks, at + 1, room) : 0;
}

/** The entry that begins with a block: how high it is, and its last block; undefined where none begins. */
function entryFrom(blocks: readonly Block[], at: number): { height: number; last: number } | undefined {
  const entry = blocks[at]?.entry;
  if (entry === undefined || blocks[at - 1]?.entry === entry) return undefined;
  let last = at;
  let height = blocks[at]?.height ?? 0;
  for (let next = blocks[at + 1]; next?.entry === entry; next = blocks[last + 1]) {
    height += next.gap + next.height;
    last++;
  }
  return { height, last };
}
