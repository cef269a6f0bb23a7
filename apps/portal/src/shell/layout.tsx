import { Outlet } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { QueryError } from '../core/calls/query-error.tsx';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { usePersonKey } from '../core/portal/person-change.ts';
import { useClosed } from '../site-config/use-closed.ts';
import { useLeftPage } from '../site-config/use-left-page.ts';
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
    <div className="@container flex min-h-dvh flex-col print:block">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={mainClass}>
        {children ?? <CurrentPage />}
      </main>
      <Footer />
      <AssistantEntries />
    </div>
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
