import { buttonClass } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../core/link.tsx';

/** From a share that does not open to a website that does: the given one, or the visitor's own. */
export function WayOn({ websiteId = '' }: { readonly websiteId?: string }) {
  const { t } = useLingui();
  return (
    <PortalLink
      to="/homepage"
      // What is left of the share stays behind.
      query={{ websiteId, ticket: '', positionSharedType: '' }}
      className={buttonClass('primary')}
    >
      {websiteId ? t`Go to the original website` : t`Go to the homepage`}
    </PortalLink>
  );
}
