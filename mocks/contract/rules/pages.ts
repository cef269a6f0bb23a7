import { expectSame } from '../cases/check.ts';
import { ids } from './delivering.ts';

interface Page<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Each row is on exactly one page, in the order of the whole list, and there is nothing after its end. Returns the list. */
export async function expectPages<Row extends { readonly id: string }>(
  ask: (page: { readonly pageNo: number; readonly pageSize: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const { total, rows } = await ask({ pageNo: 1, pageSize: 100 });
  expectSame('rows, where the total says how many', rows.length, Math.min(total, 100));
  for (const pageSize of [1, 2])
    for (const pageNo of [1, 2, 3]) {
      const page = await ask({ pageNo, pageSize });
      expectSame(
        `page ${pageNo} of ${pageSize}`,
        [page.total, ...ids(page.rows)],
        [total, ...ids(rows).slice((pageNo - 1) * pageSize, pageNo * pageSize)],
      );
    }
  const past = await ask({ pageNo: Math.ceil(total / 100) + 1, pageSize: 100 });
  expectSame('rows and total past the end', [past.rows.length, past.total], [0, total]);
  return rows;
}
