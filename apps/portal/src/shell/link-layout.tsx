import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { usePortal } from '../core/portal/portal.ts';
import { useSiteTheme } from '../site-config/use-site-theme.ts';
import { Footer } from './footer.tsx';
import { LinkHeader } from './link-header.tsx';
import { mainClass } from './main-class.ts';
import { SkipLink } from './skip-link.tsx';

const Header = lazy(async () => ({ default: (await import('./header.tsx')).Header }));

/**
 * The layout of link pages, in the look of the link's website, without the visitor's menu, account and floating entries. A link page
 * that somebody who is logged in has opened without a link has the website's header.
 */
export function LinkLayout() {
  useSiteTheme();
  const { scope } = usePortal();
  const isOwn = useSyncExternalStore(scope.subscribe, () => scope.get().ownPage === true);
  return (
    <div className="@container">
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
