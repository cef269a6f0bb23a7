import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { IconButton } from '../button/icon-button.tsx';

/**
 * Buttons to the previous and next page, with selects between them for longer jumps. The page that a button has turned to is
 * announced, because the focus stays on the button; it also stays there at the last page, which `disabled` would not allow.
 */
export function CalendarHeader({
  labels,
  nameOf,
  onPage,
  hasPrevious,
  hasNext,
  children,
}: {
  labels: { previous: string; next: string };
  /** The name of the page to which a button leads. */
  nameOf: (direction: -1 | 1) => string;
  onPage: (direction: -1 | 1) => void;
  hasPrevious: boolean;
  hasNext: boolean;
  children: ReactNode;
}) {
  const [said, setSaid] = useState('');
  const button = (direction: -1 | 1, isThere: boolean) => ({
    'aria-disabled': !isThere || undefined,
    className: isThere ? '' : 'opacity-40',
    onClick: () => {
      if (!isThere) return;
      setSaid(nameOf(direction));
      onPage(direction);
    },
  });
  return (
    <div className="flex items-center gap-1">
      <IconButton label={labels.previous} {...button(-1, hasPrevious)}>
        <ChevronLeft size={18} />
      </IconButton>
      <div className="flex grow gap-1">{children}</div>
      <IconButton label={labels.next} {...button(1, hasNext)}>
        <ChevronRight size={18} />
      </IconButton>
      <LiveRegion message={said} />
    </div>
  );
}
