import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

export interface TableProps<Row> {
  caption: ReactNode;
  /** The first column is the row header. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

// biome-ignore-start lint/a11y/noRedundantRoles: browsers forget a table's roles once its parts are laid out in another way
/** Rows and columns; below 576 px of room each row is a block of labelled values. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const [naming, ...others] = columns;
  const align = ({ align: at }: TableColumn<Row>) => (at === 'end' ? '@xl:text-end' : '@xl:text-start');
  return (
    <div className="@container">
      <table role="table" className="block w-full text-sm @xl:table">
        <caption className="block pb-3 text-start text-base font-semibold @xl:table-caption">
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row" className="border-b border-border-strong">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cn('px-3 py-2 font-medium text-muted first:ps-0 last:pe-0', align(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="block border-b border-border py-3 last:border-0 @xl:table-row"
            >
              <th
                role="rowheader"
                scope="row"
                className={cn(
                  'block pb-1 text-start font-semibold @xl:table-cell @xl:py-3 @xl:pe-3',
                  align(naming),
                )}
              >
                {naming.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cn(
                    'flex justify-between gap-4 py-1 @xl:table-cell @xl:px-3 @xl:py-3 @xl:last:pe-0',
                    column.align === 'end' && 'tabular',
                    align(column),
                  )}
                >
                  {/* Screen readers get it from the column header. */}
                  <span aria-hidden="true" className="shrink-0 text-muted @xl:hidden">
                    {column.header}
                  </span>
                  <span className="min-w-0 text-end @xl:text-inherit">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: see above
