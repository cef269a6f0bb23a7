import { Button } from '@careers/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How many rows are shown at first, and how many more at each press: whole lines of two, three or four columns. */
export const ROWS_AT_ONCE = 24;

/** How many rows of an answer are shown, kept as long as it is: going back leads to the same place (decision 0194). */
const counts = new WeakMap<readonly object[], number>();

interface ListWithMoreProps<Row extends object> {
  readonly rows: readonly Row[];
  /** The server's answer that the rows are of, the same object as long as nothing in it changes. */
  readonly answer: readonly object[];
  readonly className: string;
  /** The accessible name of the list. */
  readonly label?: string;
  /** The label of the button that shows more of them. */
  readonly more: string;
  /** An item of the list, with a link. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * A list that a server answers whole, however long it is: its first rows, and a button for more, which moves the focus to the first
 * of them.
 */
export function ListWithMore<Row extends object>({
  rows,
  answer,
  className,
  label,
  more,
  children,
}: ListWithMoreProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  // A new object for each press: the same number may follow another answer.
  const [firstNew, setFirstNew] = useState({ at: 0 });
  const count = counts.get(answer) ?? ROWS_AT_ONCE;
  useEffect(() => {
    const { at } = firstNew;
    if (at > 0) list.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <>
      <ul ref={list} className={className} aria-label={label}>
        {rows.slice(0, count).map(children)}
      </ul>
      {rows.length > count && (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => {
            counts.set(answer, count + ROWS_AT_ONCE);
            setFirstNew({ at: count });
          }}
        >
          {more}
        </Button>
      )}
    </>
  );
}
