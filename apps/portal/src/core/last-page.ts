/** The number of the last page of so many rows; an empty list has one page. */
export function lastPageOf(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}
