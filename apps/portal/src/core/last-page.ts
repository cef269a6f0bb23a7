import { useUnlessLeaving } from './unless-leaving.ts';

/** The number of the last page of so many rows; an empty list has one page. */
function lastPageOf(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}

interface PageOfList {
  /** The one that is asked for, from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Rows in all; undefined while nothing is known of the list. */
  readonly total: number | undefined;
  /** The total is of the page before, until this one is here: the list goes on as long as it was. */
  readonly isOld?: boolean;
  /** Goes to another page in the place of this one. */
  readonly onBeyondEnd: (lastPage: number) => void;
}

/** The end of a list that is shown by pages: a page beyond it, as an old address may name one, gives way to the last. */
export function useLastPage({ page, rowsPerPage, total, isOld = false, onBeyondEnd }: PageOfList): {
  readonly lastPage: number;
  readonly beyondEnd: boolean;
} {
  const lastPage = lastPageOf(total ?? 0, rowsPerPage);
  const beyondEnd = total !== undefined && !isOld && page > lastPage;
  useUnlessLeaving(beyondEnd && lastPage, () => onBeyondEnd(lastPage));
  return { lastPage, beyondEnd };
}
