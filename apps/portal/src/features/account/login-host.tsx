import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageLeft } from '../../core/parts/use-page-left.ts';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import type { LoginRequest } from '../../core/portal/prompts.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { useClosed } from '../../site-config/use-closed.ts';
import { useSite } from '../../site-config/use-site.tsx';
import { FreshLoginPanel } from './fresh-login-panel.tsx';

interface LoginHostProps {
  /** Undefined while no call asks for a login. */
  readonly request: LoginRequest | undefined;
}

/**
 * The login over the page that a call asks for when its session has expired (section 4, Expired session). What was typed on the page
 * stays. It answers whether the same user is back, here or in another tab.
 */
export default function LoginHost({ request }: LoginHostProps) {
  useWords('account', 'code');
  const { t } = useLingui();
  const { loginPrompts } = usePortal();
  const { Authorization, userInfo } = useStoredSession();
  const userid = userInfo?.userid;
  // An internal site redirects to its login page by itself; its configuration says whether it is one. On a page by link whose website
  // is not known yet nothing is being fetched, and nothing would be until this call has its answer.
  const { isLoading } = useSite();
  const closed = useClosed();

  // On the login page no second login opens over it.
  const onLoginPage = useLocation({ select: ({ pathname }) => pathname === '/login' });
  useEffect(() => {
    if (request && onLoginPage) loginPrompts.answer(false);
  }, [request, onLoginPage, loginPrompts]);

  useEffect(() => {
    if (!request || !Authorization) return;
    if (request.insteadOf !== undefined && request.insteadOf === userid) return;
    loginPrompts.answer(request.userId === undefined || request.userId === userid);
  }, [request, Authorization, userid, loginPrompts]);

  // What a visitor wanted was on the page that they leave; an expired session is over on every page.
  usePageLeft(() => {
    if (request && request.userId === undefined) loginPrompts.answer(false);
  });

  // Keeps the title while the dialog closes.
  const [asked, setAsked] = useState(request);
  if (request && request !== asked) setAsked(request);
  const hadSession = asked?.userId !== undefined;

  return (
    <Dialog
      open={request !== undefined && !isLoading && !closed && !onLoginPage}
      onOpenChange={() => loginPrompts.answer(false)}
      title={hadSession ? t`Your session has expired, please log in again` : t`Please log in to continue`}
      description={t`What you have typed on this page is kept.`}
      closeLabel={t`Close`}
      shape="sm"
      keepOnOutsidePress
      // On a page that has just been opened nothing has the focus yet.
      returnsTo={() => document.querySelector<HTMLElement>('main h1')}
    >
      <FreshLoginPanel />
    </Dialog>
  );
}
