import { useUnlessLeaving } from './unless-leaving.ts';

/** The number of the last page of so many rows; an empty list has one page. */
function lastPageOf(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}

interface PageOfList {
  /** The number of the page that is asked for, from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Rows of the whole list; undefined until an answer says so. */
  readonly total: number | undefined;
  /** Whether the total is still that of the previous page's answer (placeholder data). */
  readonly isOld?: boolean;
  /** Replaces the page by the last one. */
  readonly onBeyondEnd: (lastPage: number) => void;
}

/** The last page of a paged list. A page beyond it, as an old address may name one, is replaced by the last. */
export function useLastPage({ page, rowsPerPage, total, isOld = false, onBeyondEnd }: PageOfList): {
  readonly lastPage: number;
  readonly beyondEnd: boolean;
} {
  const lastPage = lastPageOf(total ?? 0, rowsPerPage);
  const beyondEnd = total !== undefined && !isOld && page > lastPage;
  useUnlessLeaving(beyondEnd && lastPage, () => onBeyondEnd(lastPage));
  return { lastPage, beyondEnd };
}
