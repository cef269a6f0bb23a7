import { GatewayFailure } from '@careers/gateway';
import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryError } from '../core/calls/query-error.tsx';
import { Page } from '../site-config/page.tsx';
import { originalSite } from './original-site.ts';
import { ShareIncomplete } from './share-incomplete.tsx';
import { WebsiteLink } from './website-link.tsx';

interface ShareFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly pending: boolean;
}

/** Why a share does not open: it has expired, it is invalid, or it could not be loaded. */
export function ShareFailure({ error, onRetry, pending }: ShareFailureProps) {
  const { t } = useLingui();
  const reason = error instanceof GatewayFailure ? error.reason : undefined;
  if (reason === 'shareIncomplete') return <ShareIncomplete />;
  return (
    <Page title={t`Shared positions`} headingHidden>
      {renderReason()}
    </Page>
  );

  function renderReason(): ReactNode {
    if (reason === 'shareExpired')
      return (
        <EmptyState
          mark="expired"
          as="h2"
          title={t`This share link has expired.`}
          description={t`These jobs may still be open on the website they were shared from.`}
          action={<WebsiteLink websiteId={originalSite(error)} />}
        />
      );
    if (reason === 'shareInvalid')
      return (
        <EmptyState
          mark="search"
          as="h2"
          title={t`This share link is not valid.`}
          description={t`The address may be incomplete. Please ask for a new link.`}
          action={<WebsiteLink />}
        />
      );
    return <QueryError size="page" error={error} onRetry={onRetry} pending={pending} />;
  }
}
