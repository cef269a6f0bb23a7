import { useUnlessLeaving } from './unless-leaving.ts';

/** The number of the last page of so many rows; an empty list has one page. */
function lastPageOf(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}

interface PageOfList {
  /** The one that is asked for, from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Rows in all; undefined while that is not known for what is asked. */
  readonly total: number | undefined;
  /** Goes to another page in the place of this one. */
  readonly onBeyondEnd: (lastPage: number) => void;
}

/** The end of a list that is shown by pages: a page beyond it, as an old address may name one, gives way to the last. */
export function useLastPage({ page, rowsPerPage, total, onBeyondEnd }: PageOfList): {
  readonly lastPage: number;
  readonly beyondEnd: boolean;
} {
  const lastPage = lastPageOf(total ?? 0, rowsPerPage);
  const beyondEnd = total !== undefined && page > lastPage;
  useUnlessLeaving(beyondEnd && lastPage, () => onBeyondEnd(lastPage));
  return { lastPage, beyondEnd };
}
