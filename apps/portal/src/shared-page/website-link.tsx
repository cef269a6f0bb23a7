import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../core/navigation/link.tsx';

/** A link from a share that does not open to the given website, or to the visitor's own. */
export function WebsiteLink({ websiteId = '' }: { readonly websiteId?: string }) {
  const { t } = useLingui();
  return (
    <PortalLink
      to="/homepage"
      // Removes the share's parameters, which links otherwise carry on.
      query={{ websiteId, ticket: '', positionSharedType: '' }}
      className={buttonClass('primary')}
    >
      {websiteId ? t`Go to the original website` : t`Go to the homepage`}
    </PortalLink>
  );
}
