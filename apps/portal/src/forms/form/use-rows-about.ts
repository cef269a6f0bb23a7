import { useEffectEvent, useLayoutEffect } from 'react';

interface RowsOptions<Row, About> {
  /** The id of what a row is about. */
  readonly idOf: (row: Row) => string;
  /** The row of something that has none yet. */
  readonly newRow: (about: About) => Row;
  readonly setRows: (rows: readonly Row[]) => void;
}

/** Something that a form has a row about, with the row's index in the form. */
interface RowAbout<About> {
  readonly about: About;
  readonly at: number;
}

/**
 * What the rows of a form are about, in the order of the rows. The list may come again while the form is open, in another language for
 * example, and then in another order: each row stays with what it is about. Rows are added for what is new in the list, and removed
 * for what it no longer has.
 */
export function useRowsAbout<Row, About extends { readonly id: string }>(
  rows: readonly Row[],
  list: readonly About[],
  { idOf, newRow, setRows }: RowsOptions<Row, About>,
): readonly RowAbout<About>[] {
  const listed = rows.flatMap((row, at) => {
    const about = list.find(({ id }) => id === idOf(row));
    return about ? [{ about, at, row }] : [];
  });
  const missing = list.filter(({ id }) => rows.every((row) => idOf(row) !== id));
  const isOther = missing.length > 0 || listed.length < rows.length;
  const follow = useEffectEvent(() => setRows([...listed.map(({ row }) => row), ...missing.map(newRow)]));
  useLayoutEffect(() => {
    if (isOther) follow();
  }, [isOther]);
  return listed;
}
