import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';
import { Page } from '../../site-config/page.tsx';
import { allCompanies } from './all-companies.ts';

/** An address with a company that the group does not have. */
export function CompanyUnknown() {
  const { t } = useLingui();
  return (
    <Page title={t`Company not found`} headingHidden>
      <EmptyState
        mark="search"
        as="h2"
        title={t`This company could not be found.`}
        description={t`The link may be incomplete, or the company is no longer part of the group.`}
        action={
          <PortalLink to="/complex/company" query={allCompanies} className={buttonClass('primary')}>
            {t`All companies`}
          </PortalLink>
        }
      />
    </Page>
  );
}
