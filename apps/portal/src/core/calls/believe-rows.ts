import * as v from 'valibot';

const paged = v.object({ total: v.number(), rows: v.array(v.unknown()) });
const asked = v.object({ pageNo: v.optional(v.number(), 1), pageSize: v.optional(v.number(), 10) });

/**
 * Where a page of a list has no rows, the list ends before it, whatever total the server says: the page would show neither rows nor that
 * there are none.
 */
export function believeRows(answer: unknown, param: unknown): void {
  if (!v.is(paged, answer) || answer.rows.length > 0) return;
  const { pageNo, pageSize } = v.parse(v.fallback(asked, { pageNo: 1, pageSize: 10 }), param);
  answer.total = Math.min(answer.total, (pageNo - 1) * pageSize);
}
