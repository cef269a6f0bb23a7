import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { Page } from '../site-config/page.tsx';
import { WebsiteLink } from './website-link.tsx';

/** The address lacks the ticket or the type (section 5, Identity). */
export function ShareIncomplete() {
  const { t } = useLingui();
  return (
    <Page title={t`Shared positions`} headingHidden>
      <EmptyState
        mark="page"
        as="h2"
        title={t`missing necessary data of share link`}
        description={t`A part of the address was lost on the way. Please open the link again, or ask for a new one.`}
        action={<WebsiteLink />}
      />
    </Page>
  );
}
