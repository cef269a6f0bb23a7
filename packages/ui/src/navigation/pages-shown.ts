/** The page numbers to show: first, last, the current one with its neighbours; `'gap'` where pages are left out. */
export function pagesShown(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 4) for (const early of [2, 3, 4, 5]) near.add(early);
  if (page >= pageCount - 3) for (const late of [1, 2, 3, 4]) near.add(pageCount - late);
  const pages = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [before + 1, n] : ['gap' as const, n];
  });
}
