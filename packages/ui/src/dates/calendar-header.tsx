import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';

/** Buttons to the previous and next page, with selects between them for longer jumps. */
export function CalendarHeader({
  labels,
  onPage,
  hasPrevious,
  hasNext,
  children,
}: {
  labels: { previous: string; next: string };
  onPage: (direction: -1 | 1) => void;
  hasPrevious: boolean;
  hasNext: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center gap-1">
      <IconButton label={labels.previous} disabled={!hasPrevious} onClick={() => onPage(-1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <div className="flex grow gap-1">{children}</div>
      <IconButton label={labels.next} disabled={!hasNext} onClick={() => onPage(1)}>
        <ChevronRight size={18} />
      </IconButton>
    </div>
  );
}
