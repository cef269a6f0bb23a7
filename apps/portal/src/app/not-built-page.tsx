import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from './link.tsx';
import { Page } from './page.tsx';
import { usePlaceInApp } from './place-in-app.ts';
import { useWords } from './use-words.ts';

/** A route of the specification whose page is not built yet: it says so, and names the route. */
export function NotBuiltPage() {
  useWords('system');
  const { t } = useLingui();
  const { path } = usePlaceInApp();
  return (
    <Page title={t`This page is not built yet`} headingHidden>
      <EmptyState
        mark="page"
        as="h2"
        title={t`This page is not built yet`}
        description={path}
        action={
          <PortalLink to="/homepage" className={buttonClass('primary')}>
            {t`Back to the homepage`}
          </PortalLink>
        }
      />
    </Page>
  );
}
