import { cn } from '@careers/ui';
import { PortalLink } from '../core/navigation/link.tsx';
import type { MenuEntry } from './menu-entries.ts';

interface ColumnLinkProps {
  readonly entry: MenuEntry;
  /** Whether it is the entry of the page shown. */
  readonly current: boolean;
  /** Whether it is highlighted. */
  readonly lit: boolean;
  readonly className?: string;
}

/** One column of the menu; external ones open in a new tab. */
export function ColumnLink({ entry, current, lit, className }: ColumnLinkProps) {
  const look = cn(
    'relative flex min-h-11 items-center rounded-sm no-underline transition-colors hover:text-brand-text',
    entry.displayStyle === 'strong' && 'font-medium',
    className,
  );
  if ('href' in entry) {
    return (
      <a href={entry.href} target="_blank" rel="noopener noreferrer" className={look}>
        {entry.label}
      </a>
    );
  }
  return (
    <PortalLink
      to={entry.to}
      query={entry.query}
      aria-current={current ? 'page' : undefined}
      className={cn(
        look,
        lit &&
          'font-medium text-brand-text after:absolute after:inset-x-3 @5xl:after:inset-x-4 after:-bottom-0.5 after:h-0.5 after:bg-brand-text',
      )}
    >
      {entry.label}
    </PortalLink>
  );
}
