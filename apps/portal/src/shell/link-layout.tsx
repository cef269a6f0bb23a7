import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { lazy } from '../core/lazy.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { usePortal } from '../core/portal.ts';
import { useSiteTheme } from '../site-config/use-site-theme.ts';
import { Footer } from './footer.tsx';
import { LinkHeader } from './link-header.tsx';
import { mainClass } from './main-class.ts';
import { SkipLink } from './skip-link.tsx';

const Header = lazy(async () => ({ default: (await import('./header.tsx')).Header }));

/**
 * What a page stands in that a link by mail opened: in the look of the link's own website, without the menu, the account
 * and the entries of the visitor's. Opened without a link, by whoever is logged in, it has the website's header.
 */
export function LinkLayout() {
  useSiteTheme();
  const { scope } = usePortal();
  const isOwn = useSyncExternalStore(scope.subscribe, () => scope.get().ownPage === true);
  return (
    <div className="@container flex min-h-dvh flex-col print:block">
      <SkipLink />
      {isOwn ? (
        <PartBoundary fallback={<div className="h-14 @3xl:h-header" />}>
          <Header />
        </PartBoundary>
      ) : (
        <LinkHeader />
      )}
      <main id="main" tabIndex={-1} className={mainClass}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
