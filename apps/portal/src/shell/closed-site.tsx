import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../core/app-location.ts';
import { useGo } from '../core/link.tsx';
import { usePortal, useStoredSession } from '../core/portal.ts';
import { loginBefore } from '../core/session/index.ts';
import { useUnlessLeaving } from '../core/unless-leaving.ts';
import { useWords } from '../core/use-words.ts';
import { LogOutButton } from '../site-config/log-out-button.tsx';
import { Page } from '../site-config/page.tsx';

/**
 * What stands in place of a page of an internal site that the person may not see (section 4, Internal site):
 * without a session login is shown; with an auth flag of 2, or none, that there is no permission yet (decision 5.4).
 */
export default function ClosedSite() {
  useWords('system');
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  const { Authorization } = useStoredSession();
  const location = useAppLocation();
  const go = useGo();
  const outside = !Authorization;
  useUnlessLeaving(outside, () => {
    // A call of the page may have asked for a login of its own before the site was known to be an internal one.
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
        description={t`Your account has no access to this site. Ask your company’s recruiting team for it.`}
        action={<LogOutButton />}
      />
    </Page>
  );
}
