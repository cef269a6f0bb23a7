import { useEffectEvent, useLayoutEffect } from 'react';

interface RowsOptions<Row, About> {
  /** The row of something that has none yet. */
  readonly newRow: (about: About) => Row;
  /** Replaces the form's rows by those that `change` makes of them. */
  readonly setRows: (change: (rows: readonly Row[]) => Row[]) => void;
}

/** Something that a form has a row about, with the row's index in the form. */
interface RowAbout<About> {
  readonly about: About;
  readonly at: number;
}

/**
 * What the rows of a form are about, in the order of the rows, whose ids are given. The list may come again while the form is open, in
 * another language for example, and then in another order: each row stays with what it is about. Rows are added for what is new in the
 * list, and removed for what it no longer has.
 */
export function useRowsAbout<Row, About extends { readonly id: string }>(
  ids: readonly string[],
  list: readonly About[],
  { newRow, setRows }: RowsOptions<Row, About>,
): readonly RowAbout<About>[] {
  const listed = ids.flatMap((rowId, at) => {
    const about = list.find(({ id }) => id === rowId);
    return about ? [{ about, at }] : [];
  });
  const missing = list.filter(({ id }) => !ids.includes(id));
  const isOther = missing.length > 0 || listed.length < ids.length;
  const follow = useEffectEvent(() =>
    setRows((rows) => [
      ...rows.filter((_, at) => listed.some((one) => one.at === at)),
      ...missing.map(newRow),
    ]),
  );
  useLayoutEffect(() => {
    if (isOther) follow();
  }, [isOther]);
  return listed;
}
