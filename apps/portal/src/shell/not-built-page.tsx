import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../core/app-location.ts';
import { PortalLink } from '../core/link.tsx';
import { useWords } from '../core/use-words.ts';
import { Page } from '../site-config/page.tsx';

/** A route of the specification whose page is not built yet: it says so, and names the route. */
export function NotBuiltPage() {
  useWords('system');
  const { t } = useLingui();
  const { path } = useAppLocation();
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
