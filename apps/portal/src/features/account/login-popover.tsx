import type { LoginResult } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { Popover } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { useGo } from '../../core/navigation/link.tsx';
import { useAccess } from '../../core/navigation/page-access.ts';
import type { OnDemandPart } from '../../core/parts/on-demand.tsx';
import { useWords } from '../../core/portal/use-words.ts';
import { redirectTarget } from '../../core/session/index.ts';
import { LoginPanel } from './login-panel.tsx';
import { useAccountPanes } from './use-account-panes.ts';

/** How long the popover stays open after a login (section 9). */
const CLOSE_AFTER_MS = 3000;

interface LoginPopoverProps extends OnDemandPart {
  /** Called with true while it shows the success of a login: it has to stay mounted then, although there is a session. */
  readonly onWelcome?: (welcoming: boolean) => void;
}

/** The header's login, beside its button (section 2, Header). */
export default function LoginPopover({ open, onOpenChange, trigger, onWelcome }: LoginPopoverProps) {
  useWords('account', 'code');
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  const account = useAccountPanes();
  const location = useAppLocation();
  const access = useAccess();
  const go = useGo();

  // The welcome may also end with the page: the redirect, or the browser's back button, closes whatever is open.
  useEffect(() => () => onWelcome?.(false), [onWelcome]);

  function close(): void {
    onOpenChange(false);
    setName(undefined);
    onWelcome?.(false);
  }

  /** Whether an element is in another dialog above this one, such as the captcha. */
  function isInDialogAbove(element: Element): boolean {
    const dialog = element.closest('[role="dialog"]');
    return Boolean(dialog && !dialog.contains(content.current));
  }

  function welcome({ userInfo }: LoginResult): void {
    setName(userInfo.name || userInfo.userName || userInfo.phone);
    onWelcome?.(true);
    // Section 4, Session. On a page that needs a login the session had expired: the page stays, with what was typed on it.
    if (!location.query.redirect || access === 'session') return;
    const { path, query } = redirectTarget(location);
    void go(path, query, { replace: true });
  }

  const title = account.panes.pane === 'login' ? t`Log in` : t`Register`;
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      staysFor={isInDialogAbove}
      trigger={trigger}
      label={title}
      align="end"
      className="w-96 px-6! pt-5! pb-6!"
    >
      <div ref={content} className="@container">
        {name === undefined ? (
          <>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <LoginPanel account={account} onLoggedIn={welcome} />
          </>
        ) : (
          <Welcome name={name} onGone={close} />
        )}
      </div>
    </Popover>
  );
}

function Welcome({ name, onGone }: { readonly name: string; readonly onGone: () => void }) {
  const { t } = useLingui();
  const line = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    // The button that had the focus was removed.
    line.current?.focus();
    const timer = setTimeout(() => gone(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={line} tabIndex={-1} role="status" className="flex items-center gap-3 outline-none">
      <CircleCheck size={24} className="shrink-0 text-success" />
      <p className="font-medium">{name ? t`Welcome, ${name}` : t`You are logged in`}</p>
    </div>
  );
}
