import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBench } from './bench-context.ts';

/** How many rows are shown at first, and how many more at each press. */
export const ROWS_AT_ONCE = 50;

interface ShownRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly className: string;
  /** A row that is shown wherever it stands, as somebody is at work on it. */
  readonly alsoShown?: (row: Row) => boolean;
  /** An item of the list. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * The first rows of a list, and a button for more: all rows are drawn again at each call of the portal, so that thousands of them would
 * slow down the portal beside them.
 */
export function ShownRows<Row>({ rows, className, alsoShown, children }: ShownRowsProps<Row>) {
  const { texts } = useBench();
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (count === ROWS_AT_ONCE) return;
    list.current?.children[count - ROWS_AT_ONCE]?.querySelector<HTMLElement>('button, select')?.focus();
  }, [count]);
  return (
    <>
      <ul ref={list} className={className}>
        {rows.filter((row, at) => at < count || alsoShown?.(row)).map(children)}
      </ul>
      {rows.length > count && (
        <p className="bench-row">
          <button type="button" onClick={() => setCount(count + ROWS_AT_ONCE)}>
            {`${texts.showMore} (${rows.length - count})`}
          </button>
        </p>
      )}
    </>
  );
}
