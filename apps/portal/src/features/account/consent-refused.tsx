import { ConfirmDialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useLogOut } from '../../site-config/use-log-out.ts';

/** What follows from not agreeing: a log out. No data is deleted. */
export function ConsentRefused({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      open
      onOpenChange={onBack}
      title={t`Log out without agreeing?`}
      description={t`Your account, your resume and your applications stay as they are. You can log in and agree at any time.`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Back`}
      onConfirm={logOut}
    >
      <p className="text-sm text-muted">{t`You can export your data or delete your account without agreeing.`}</p>
      <PortalLink
        to="/accountSettings"
        className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-4"
      >
        {t`Account settings`}
      </PortalLink>
    </ConfirmDialog>
  );
}
