import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../core/link.tsx';
import { useWords } from '../core/use-words.ts';
import { Page } from '../site-config/page.tsx';

/** An address that leads nowhere, with a way home (decision 5.8). It stands outside of the layout. */
export function NotFoundPage() {
  useWords('system');
  const { t } = useLingui();
  return (
    <main className="@container">
      <Page title={t`Page not found`} headingHidden>
        <EmptyState
          mark="page"
          as="h2"
          title={t`There is no page at this address.`}
          description={t`It may have been moved, or the link may be incomplete.`}
          action={
            <PortalLink to="/homepage" className={buttonClass('primary')}>
              {t`Back to the homepage`}
            </PortalLink>
          }
        />
      </Page>
    </main>
  );
}
