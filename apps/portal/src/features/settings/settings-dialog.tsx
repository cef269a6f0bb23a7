import type { AccountSettings } from '@careers/gateway/contract';
import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { BindDialog } from './bind-dialog.tsx';
import { DeleteForm } from './delete-form.tsx';
import type { DialogName } from './dialog-name.ts';
import { ModifyPasswordForm } from './modify-password-form.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { UnbindForm } from './unbind-form.tsx';

interface SettingsDialogProps {
  readonly name: DialogName;
  readonly open: boolean;
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}

/** A dialog for one change of the account; it is fetched with all forms when the first one is opened. */
export default function SettingsDialog({ name, open, settings, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();

  function saved(): void {
    toasts.show({ tone: 'success', message: t`Save successfully` });
    onClose();
  }
  function deletionAsked(): void {
    toasts.show({ tone: 'success', message: t`Submit successful` });
    onClose();
  }

  const dialogs: Readonly<Record<DialogName, { readonly title: string; readonly form: ReactNode }>> = {
    bindPhone: {
      title: settings.phone ? t`Change the phone number` : t`Add a phone number`,
      form: <BindDialog kind="phone" settings={settings} onSaved={saved} />,
    },
    bindEmail: {
      title: settings.email ? t`Change the email` : t`Add an email`,
      form: <BindDialog kind="email" settings={settings} onSaved={saved} />,
    },
    unbindPhone: {
      title: t`Remove the phone number`,
      form: <UnbindForm kind="phone" settings={settings} onSaved={saved} />,
    },
    unbindEmail: {
      title: t`Remove the email`,
      form: <UnbindForm kind="email" settings={settings} onSaved={saved} />,
    },
    setPassword: {
      title: t`Set a password`,
      form: <SetPasswordForm settings={settings} onSaved={saved} />,
    },
    modifyPassword: {
      title: t`Change the password`,
      form: <ModifyPasswordForm settings={settings} onSaved={saved} />,
    },
    deleteAccount: {
      title: t`Delete my account`,
      form: <DeleteForm settings={settings} onAsked={deletionAsked} />,
    },
  };
  const { title, form } = dialogs[name];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      closeLabel={t`Close`}
      shape="sm"
      keepOnOutsidePress
    >
      {/* Another form starts with state of its own, even if it opens while the old one is closing. */}
      <Fragment key={name}>{form}</Fragment>
    </Dialog>
  );
}
