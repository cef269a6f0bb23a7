import { cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import { type AppLocation, useAppLocation } from '../core/navigation/app-location.ts';
import { PortalLink } from '../core/navigation/link.tsx';
import { lazy } from '../core/parts/lazy.tsx';
import { OnDemand } from '../core/parts/on-demand.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { usePortal } from '../core/portal/portal.ts';
import { isComplex, isShareEntry } from '../core/session/index.ts';
import { ColumnLink } from '../site-config/column-link.tsx';
import { currentEntry, groupEntries, type MenuEntry, menuEntries } from '../site-config/menu-entries.ts';
import { useMenus } from '../site-config/use-menus.ts';
import { useSite } from '../site-config/use-site.tsx';
import { useSiteIdentity } from '../site-config/use-site-identity.ts';
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
  const { isLoading } = useSite();
  const location = useAppLocation();
  const { path } = location;
  const home = isShareEntry(location) ? '/positionshare' : '/homepage';
  const entries = useEntries(location);
  const current = currentEntry(entries, location);
  const lit = useHighlight(current?.id);
  const identity = useSiteIdentity();
  const hasIdentity = identity !== undefined || isLoading;
  return (
    <header className="@container sticky top-0 z-30 border-b low:relative border-border bg-surface-raised/95 [backdrop-filter:blur(8px)]">
      {/* The line below counts as part of the height. */}
      <div className="mx-auto -mb-px flex min-h-14 max-w-content items-center gap-1 px-4 py-1 @max-3xs:flex-wrap @3xl:h-header @3xl:gap-3 @3xl:px-6 print:px-0">
        <div data-counterpart="menu" className="@5xl:hidden print:hidden">
          <OnDemand
            part={ColumnsSheet}
            props={{ entries, current, title: identity?.name ?? '' }}
            trigger={
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t`Menu`}
                className="-ms-3 grid size-11 place-items-center rounded-md hover:bg-surface-hover"
              >
                <Menu size={20} />
              </button>
            }
          />
        </div>
        {/* Without any knowledge of the website there is no link. */}
        {hasIdentity && (
          <PortalLink
            to={home}
            aria-label={identity?.name || t`Home`}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm no-underline @max-3xs:basis-[calc(100%-2.5rem)] @3xl:gap-3 @5xl:max-w-108 @5xl:min-w-auto @5xl:shrink-99"
          >
            <SiteName identity={identity} loading={isLoading} />
          </PortalLink>
        )}
        {/* The name goes to two lines first; columns that do not fit then fade out, and can be scrolled to: by a mouse
            without a sideways wheel, only where there is a scroll bar. */}
        <nav
          aria-label={t`Website`}
          data-counterpart="menu"
          className={cn(
            hasIdentity ? 'ms-2' : '-ms-4',
            'hidden min-w-0 grow overflow-x-auto p-1 pe-8 [mask-image:linear-gradient(to_left,transparent,#000_2rem)] [scrollbar-width:thin] @5xl:block',
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
          {/* On a phone the companies are in the menu, because the name needs the room. One that was open already keeps its button. */}
          <div data-counterpart="menu" className="hidden @3xl:block has-[[data-state]]:block">
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

/** The entries of the menu: the website's columns, or the single entry of a share page (section 2, Share pages). */
function useEntries({ path, query }: AppLocation): readonly MenuEntry[] {
  const { t } = useLingui();
  const { scope } = usePortal();
  const { data: site } = useSite();
  const storedColumns = useMenus(site?.websiteColumns, path);
  if (isShareEntry({ path, query })) {
    const label = query.positionSharedType === '1' ? t`Position list` : t`Position`;
    return [{ id: '/positionshare', label, to: '/positionshare', query: {} }];
  }
  const own = isComplex(path)
    ? groupEntries(scope.get().comId, { about: t`About`, news: t`News`, companies: t`Companies` })
    : [];
  return menuEntries(site?.websiteColumns ?? storedColumns ?? [], t`Home`, own);
}
