import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { useGo } from '../core/navigation/link.tsx';
import { useUnlessLeaving } from '../core/navigation/unless-leaving.ts';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { useWords } from '../core/portal/use-words.ts';
import { loginBefore } from '../core/session/index.ts';
import { LogOutButton } from '../site-config/log-out-button.tsx';
import { Page } from '../site-config/page.tsx';
import { useSite } from '../site-config/use-site.tsx';

/**
 * Replaces a page of an internal site that the person may not see (section 4, Internal site): without a session it redirects to the
 * login; with an auth flag of 2, or none, it says that there is no permission yet (decision 5.4).
 */
export default function ClosedSite() {
  useWords('system');
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  const { Authorization } = useStoredSession();
  const location = useAppLocation();
  const go = useGo();
  const { data: site } = useSite();
  const outside = !Authorization;
  // A website may have ceased to be internal since the last visit: its configuration says so.
  useUnlessLeaving(outside && site !== undefined, () => {
    // A call of the page may have opened a login before the site was known to be internal.
    while (loginPrompts.current()) loginPrompts.answer(false);
    const { path, query } = loginBefore(location);
    void go(path, query, { replace: true });
  });
  if (outside) return null;
  return (
    <Page title={t`No permission yet`} headingHidden>
      <EmptyState
        mark="lock"
        title={t`No permission yet`}
        description={t`Your account has no access to this site. Ask your company’s recruiting team for access.`}
        action={<LogOutButton />}
      />
    </Page>
  );
}
