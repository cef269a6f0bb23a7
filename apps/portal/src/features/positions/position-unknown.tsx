import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';
import { Page } from '../../site-config/page.tsx';

/** The address has no id, or an unknown one. */
export function PositionUnknown() {
  const { t } = useLingui();
  return (
    <Page title={t`Position not found`} headingHidden>
      <EmptyState
        mark="search"
        as="h2"
        title={t`This position could not be found.`}
        description={t`The link may be incomplete, or the position is not open to everyone.`}
        action={
          <PortalLink to="/position" className={buttonClass('primary')}>
            {t`All positions`}
          </PortalLink>
        }
      />
    </Page>
  );
}
