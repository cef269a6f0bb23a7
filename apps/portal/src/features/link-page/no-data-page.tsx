import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';
import { Page } from '../../site-config/page.tsx';
import { useLinkSite } from './use-link-site.ts';

/** `/noData`: the page of a link whose subject has nothing to show. */
export function NoDataPage() {
  const { t } = useLingui();
  useLinkSite(true, undefined);
  return (
    <Page title={t`Nothing to show`} headingHidden width="narrow">
      <EmptyState
        mark="search"
        as="h2"
        title={t`Nothing to show here yet.`}
        description={t`Come back later, or ask the person who sent you the link.`}
        action={
          <PortalLink to="/homepage" className={buttonClass('secondary')}>
            {t`Go to the careers site`}
          </PortalLink>
        }
      />
    </Page>
  );
}
