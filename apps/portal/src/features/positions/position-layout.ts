/** The classes that a position's page shares with its skeleton: the grid of texts and facts, the column of facts, and the band. */
export const positionLayout = {
  columns: 'grid gap-10 @5xl:grid-cols-[minmax(0,1fr)_24rem] @5xl:gap-20 print:stack',
  sideColumn: '@5xl:col-start-2 @5xl:row-start-1',
  band: 'h-28 rounded-lg @3xl:h-40',
} as const;
