import { cn } from '@careers/ui';
import { PortalLink } from '../../app/link.tsx';
import type { MenuEntry } from './menu-entries.ts';

interface ColumnLinkProps {
  readonly entry: MenuEntry;
  readonly path: string;
  readonly className?: string;
}

/** One column of the menu; external ones open in a new tab. */
export function ColumnLink({ entry, path, className }: ColumnLinkProps) {
  const look = cn(
    'relative flex min-h-11 items-center rounded-sm whitespace-nowrap no-underline transition-colors hover:text-brand-text',
    className,
  );
  if ('href' in entry) {
    return (
      <a href={entry.href} target="_blank" rel="noopener noreferrer" className={look}>
        {entry.label}
      </a>
    );
  }
  // Under /complex it is the page's twin.
  const current = path.endsWith(entry.to);
  return (
    <PortalLink
      to={entry.to}
      query={entry.query}
      aria-current={current ? 'page' : undefined}
      className={cn(
        look,
        current &&
          'font-medium text-brand-text after:absolute after:inset-x-3 @5xl:after:inset-x-4 after:-bottom-0.5 after:h-0.5 after:bg-brand',
      )}
    >
      {entry.label}
    </PortalLink>
  );
}
