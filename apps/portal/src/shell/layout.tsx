import { applyBrandTokens, applyMeasures, brandTokens } from '@careers/ui/theme';
import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Fragment, useEffect } from 'react';
import { lazy } from '../core/lazy.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { usePersonKey } from '../core/person-change.ts';
import { usePortal } from '../core/portal.ts';
import { QueryError } from '../core/query-error.tsx';
import { safePicture } from '../site-config/links.ts';
import { useClosed } from '../site-config/use-closed.ts';
import { useLeftPage } from '../site-config/use-left-page.ts';
import { useSite } from '../site-config/use-site.ts';
import { AssistantEntries } from './assistant-entries.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every main page stands in: header, content, footer, robot link and feedback entry (section 2). */
export function Layout() {
  const { t } = useLingui();
  useSiteTheme();
  return (
    <div className="@container flex min-h-dvh flex-col">
      <button
        type="button"
        // Not a link: the address behind a `#` belongs to the router, only the focus moves.
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only rounded-md bg-surface-raised p-3 focus:not-sr-only focus:absolute focus:z-50"
      >
        {t`Skip to the content`}
      </button>
      <Header />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <CurrentPage />
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

/** The company's brand, corners and letters on the portal's root, its mark in the tab, and its language for who has chosen none. */
function useSiteTheme(): void {
  const { scope } = usePortal();
  const { data: site } = useSite();
  const theme = site?.websiteHomepage.theme;
  const tabLogo = site?.websiteBaseInfo.tabLogoUrl;
  const defaultLanguage = site?.websiteBaseInfo.defaultLanguage;
  useEffect(() => {
    if (defaultLanguage) scope.set({ ...scope.get(), defaultLanguage });
  }, [scope, defaultLanguage]);
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    if (!root || !theme) return;
    if (theme.brandColor) applyBrandTokens(root, brandTokens(theme.brandColor));
    applyMeasures(root, theme);
  }, [theme]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const address = tabLogo && safePicture(tabLogo);
    if (icon && address) icon.href = address;
  }, [tabLogo]);
}
