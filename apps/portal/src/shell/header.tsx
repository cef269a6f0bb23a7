import { cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { useAppLocation } from '../core/app-location.ts';
import { lazy } from '../core/lazy.tsx';
import { PortalLink } from '../core/link.tsx';
import { OnDemand } from '../core/on-demand.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { usePortal } from '../core/portal.ts';
import { isComplex, isShareEntry } from '../core/session/index.ts';
import { ColumnLink } from '../site-config/column-link.tsx';
import { currentEntry, groupEntries, menuEntries } from '../site-config/menu-entries.ts';
import { useMenus } from '../site-config/use-menus.ts';
import { useSign } from '../site-config/use-sign.ts';
import { useSite } from '../site-config/use-site.ts';
import { AccountEntry } from './account-entry.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteName } from './site-name.tsx';
import { useHighlight } from './use-highlight.ts';

const CompanySwitcher = lazy(() => import('../features/company/group-portal.ts'));
const ColumnsSheet = lazy(() => import('./columns-sheet.tsx'));

/** Logo, the website's columns, language, and account; 80 px high, 56 px on a phone (decision 5.18). */
export function Header() {
  const { t } = useLingui();
  const { scope } = usePortal();
  const { data: site, isLoading } = useSite();
  const location = useAppLocation();
  const { path } = location;
  const storedColumns = useMenus(site?.websiteColumns, path);
  // A share is all there is of its website (section 2, Header).
  const share = isShareEntry(location);
  const home = share ? '/positionshare' : '/homepage';
  const entries = share
    ? [
        {
          id: home,
          label: location.query.positionSharedType === '1' ? t`Position list` : t`Position`,
          to: home,
          query: {},
        },
      ]
    : menuEntries(
        site?.websiteColumns ?? storedColumns ?? [],
        t`Home`,
        isComplex(path)
          ? groupEntries(scope.get().comId, { about: t`About`, news: t`News`, companies: t`Companies` })
          : [],
      );
  const current = currentEntry(entries, location);
  const lit = useHighlight(current?.id);
  const sign = useSign();
  const hasSign = sign !== undefined || isLoading;
  return (
    <header className="@container sticky top-0 z-30 border-b low:relative border-border bg-surface-raised/95 [backdrop-filter:blur(8px)]">
      {/* The line below counts as part of the height. */}
      <div className="mx-auto -mb-px flex min-h-14 max-w-content items-center gap-1 px-4 py-1 @max-3xs:flex-wrap @3xl:h-header @3xl:gap-3 @3xl:px-6 print:px-0">
        <div className="@5xl:hidden print:hidden">
          <OnDemand
            part={ColumnsSheet}
            props={{ entries, current, title: sign?.name ?? '' }}
            trigger={
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t`Menu`}
                className="-ms-2 grid size-11 place-items-center rounded-md hover:bg-surface-hover"
              >
                <Menu size={20} />
              </button>
            }
          />
        </div>
        {/* Of a website of which nothing is known there is nothing to press. */}
        {hasSign && (
          <PortalLink
            to={home}
            aria-label={sign?.name || t`Home`}
            className="flex min-w-0 items-center gap-2 rounded-sm no-underline @max-3xs:basis-[calc(100%-2.5rem)] @3xl:gap-3 @5xl:max-w-108 @5xl:shrink-0"
          >
            <SiteName sign={sign} loading={isLoading} />
          </PortalLink>
        )}
        {/* The name has its room first; where the columns are wider than what is left they fade out, and scroll. */}
        <nav
          aria-label={t`Website`}
          className={cn(
            hasSign ? 'ms-2' : '-ms-4',
            'hidden min-w-0 grow overflow-x-auto p-1 pe-8 [mask-image:linear-gradient(to_left,transparent,#000_2rem)] [scrollbar-width:none] @5xl:block',
          )}
        >
          <ul className="flex items-center gap-1">
            {entries.map((entry) => (
              <li key={entry.id}>
                <ColumnLink
                  entry={entry}
                  current={entry === current}
                  lit={entry.id === lit}
                  className="px-3 whitespace-nowrap"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-1">
          {/* On a phone the companies stand in the menu: the name needs the room. */}
          <div className="hidden @3xl:block">
            <PartBoundary again={path}>{isComplex(path) && <CompanySwitcher />}</PartBoundary>
          </div>
          <LanguageSwitcher />
          <AccountEntry />
        </div>
      </div>
      <RouteProgress />
    </header>
  );
}
