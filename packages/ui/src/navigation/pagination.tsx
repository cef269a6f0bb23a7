import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { pagesShown } from './pages-shown.ts';

export interface PaginationLabels {
  /** The accessible name of the landmark. */
  nav: string;
  previous: string;
  next: string;
  /** The accessible name of a page: "Page 3". */
  page: (page: number) => string;
  /** The current position, shown on narrow screens instead of the numbers: "3 / 12". */
  position: (page: number, pageCount: number) => string;
}

export interface PaginationProps {
  /** 1 is the first. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Makes the pages real links, which can be copied and opened in a new tab; a plain press still calls `onPageChange`. */
  hrefFor?: (page: number) => string;
  labels: PaginationLabels;
  className?: string;
}

const ITEM = 'tabular grid h-11 min-w-11 place-items-center rounded-md px-2 transition-colors';
/** The line under it is seen in forced colours alone. */
const CURRENT =
  'relative bg-brand-50 font-semibold text-brand-800 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5';

/** The pages of a list, centred unless `--pages-from` says otherwise; renders nothing if there is only one. */
export function Pagination({ page, pageCount, onPageChange, hrefFor, labels, className }: PaginationProps) {
  if (pageCount <= 1) return null;

  const item = (target: number, label: string, content: ReactNode, current = false) => {
    const disabled = target < 1 || target > pageCount;
    const shared = {
      'aria-label': label,
      'aria-current': current ? ('page' as const) : undefined,
      className: cn(
        ITEM,
        current ? CURRENT : 'text-text hover:bg-surface-hover',
        disabled && 'pointer-events-none opacity-40',
      ),
    };
    if (!hrefFor || disabled) {
      return (
        <button type="button" {...shared} disabled={disabled} onClick={() => onPageChange(target)}>
          {content}
        </button>
      );
    }
    const follow = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPageChange(target);
    };
    return (
      <a {...shared} href={hrefFor(target)} onClick={follow}>
        {content}
      </a>
    );
  };

  return (
    <nav aria-label={labels.nav} className={cn('@container w-full', className)}>
      <ul className="flex items-center [justify-content:var(--pages-from,center)] gap-1">
        <li>{item(page - 1, labels.previous, <ChevronLeft size={20} />)}</li>
        {pagesShown(page, pageCount).map((shown, index, all) => (
          <li key={shown === 'gap' ? `gap-${all[index - 1]}` : shown} className="hidden @lg:block">
            {shown === 'gap' ? (
              <span aria-hidden="true" className={cn(ITEM, 'text-muted')}>
                …
              </span>
            ) : (
              item(shown, labels.page(shown), shown, shown === page)
            )}
          </li>
        ))}
        <li className="tabular px-4 text-muted @lg:hidden">{labels.position(page, pageCount)}</li>
        <li>{item(page + 1, labels.next, <ChevronRight size={20} />)}</li>
      </ul>
    </nav>
  );
}
