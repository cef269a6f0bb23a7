/** A piece of a column with its measured height; all lengths in one unit, such as CSS pixels. */
export interface Block {
  readonly height: number;
  /** The space above it, which is dropped at the top of a page. */
  readonly gap: number;
  /** It is never the last block of a page: the next one begins on the same page. */
  readonly keepWithNext?: boolean;
  /** The entry that consecutive blocks belong to; a short entry is not split. */
  readonly entry?: string;
  /** A text that may be split between its lines. */
  readonly lines?: { readonly count: number; readonly height: number };
}

/** A block on a page with a range of its lines; a block without lines counts as one line. */
export interface Slice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/** The minimum number of lines on each side of a page break. */
const LEAST_LINES = 2;
/** The share of a page up to which an entry is not split; keeping a longer one together would leave too much of a page empty. */
const KEPT_SHARE = 0.4;
/** Differences below a pixel are rounding errors. */
const ROUNDING = 0.5;

/**
 * Distributes blocks to pages of one height, in order. A page is higher only if it has a block that fits no page and has no lines
 * to split.
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
      // The next page gets at least the minimum number of lines.
      const taken = fitting >= rest ? rest : Math.max(1, Math.min(fitting, rest - LEAST_LINES));
      put({ block: at, from, to: from + taken }, gap, taken * lines.height);
      from += taken;
      if (from < lines.count) breakPage();
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The height that has to be left for a block to begin on a page. */
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

/** The height that a block which is kept with its next needs below it. */
function needAfter(blocks: readonly Block[], at: number, room: number): number {
  const next = blocks[at + 1];
  return blocks[at]?.keepWithNext && next ? next.gap + needOf(blocks, at + 1, room) : 0;
}

/** The height and the last block of the entry that begins with a block; undefined if none does. */
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
