import { Outlet } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { QueryError } from '../core/calls/query-error.tsx';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { usePersonKey } from '../core/portal/person-change.ts';
import { isShareEntry } from '../core/session/index.ts';
import { useClosed } from '../site-config/use-closed.ts';
import { useLeftPage } from '../site-config/use-left-page.ts';
import { useSite } from '../site-config/use-site.tsx';
import { useSiteTheme } from '../site-config/use-site-theme.ts';
import { AssistantEntries } from './assistant-entries.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { mainClass } from './main-class.ts';
import { SkipLink } from './skip-link.tsx';

/** The layout of all main pages: header, content, footer, robot link and feedback entry (section 2). */
export function Layout({ children }: { readonly children?: ReactNode }) {
  useSiteTheme();
  return (
    <div className="@container">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={mainClass}>
        <SiteNotice />
        {children ?? <CurrentPage />}
      </main>
      <Footer />
      <AssistantEntries />
    </div>
  );
}

const FailedSite = lazy(() => import('./failed-site.tsx'));

/** Says that the website's configuration is not there, on pages that do not say it themselves: the homepage does, and a share. */
function SiteNotice() {
  const { data, error } = useSite();
  const location = useAppLocation();
  if (data || !error || location.path.endsWith('/homepage') || isShareEntry(location)) return null;
  return (
    <PartBoundary>
      <FailedSite />
    </PartBoundary>
  );
}

const ClosedSite = lazy(() => import('./closed-site.tsx'));

function CurrentPage() {
  const closed = useClosed();
  const person = usePersonKey();
  if (useLeftPage()) return null;
  if (!closed) {
    return (
      <Fragment key={person}>
        <Outlet />
      </Fragment>
    );
  }
  return (
    <PartBoundary failed={(error, onRetry) => <QueryError error={error} size="page" onRetry={onRetry} />}>
      <ClosedSite />
    </PartBoundary>
  );
}
