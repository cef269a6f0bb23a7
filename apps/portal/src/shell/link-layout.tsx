import { Outlet } from '@tanstack/react-router';
import { useSiteTheme } from '../site-config/use-site-theme.ts';
import { Footer } from './footer.tsx';
import { LinkHeader } from './link-header.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * What a page stands in that a link by mail opened: in the look of the link's own website, without the menu, the account
 * and the entries of the visitor's.
 */
export function LinkLayout() {
  useSiteTheme();
  return (
    <div className="@container flex min-h-dvh flex-col">
      <SkipLink />
      <LinkHeader />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
