import { GatewayFailure } from '@careers/gateway';
import type { AccountSettings } from '@careers/gateway/contract';
import { TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CurrentPasswordField, NewPasswordFields, validateCurrentPassword } from '../account/index.ts';
import { changePassword, proveOwnerByPassword } from './settings-calls.ts';
import { useNewPassword } from './use-new-password.ts';
import { useUnlessMade } from './use-unless-made.ts';
import { usernameOf } from './username-of.ts';

interface ModifyPasswordFormProps {
  readonly settings: AccountSettings;
  readonly onSaved: () => void;
}

interface OldPasswordValues {
  readonly oldPassword: string;
}

const fieldOfReason = { passwordWrong: 'oldPassword', locked: 'oldPassword' } as const;

/** Changes the password; the old one has to be entered. */
export function ModifyPasswordForm({ settings, onSaved }: ModifyPasswordFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const username = usernameOf(settings, useStoredSession());
  const old = useForm<OldPasswordValues>({ defaultValues: { oldPassword: '' } });
  const passwords = useNewPassword(useFormFailure<OldPasswordValues>(old, fieldOfReason));
  const showFailure = useUnlessMade({
    isMade: async (error) => {
      if (!(error instanceof GatewayFailure) || error.reason !== 'passwordWrong') return false;
      const { password } = passwords.form.getValues();
      return Boolean(await proveOwnerByPassword(portal, password, { onExpiry: 'fail' }));
    },
    onMade: onSaved,
    onFailure: passwords.onFailure,
  });
  const { state, submit } = useSubmit({ onFailure: showFailure, coolsDown: true });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    old.setFailure(undefined);
    const oldFits = old.trigger(undefined, { shouldFocus: true });
    const newFits = passwords.form.trigger(undefined, { shouldFocus: oldFits });
    if (!oldFits || !newFits) return;
    const { oldPassword } = old.getValues();
    await submit(
      ({ options }) => changePassword(portal, oldPassword, passwords.form.getValues(), options),
      onSaved,
    );
  }

  const { errors } = old.formState;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <CurrentPasswordField
        label={t`Current password`}
        input={old.register('oldPassword', {
          validate: validateCurrentPassword,
          onChange: () => old.clearErrors('oldPassword'),
        })}
        error={errors.oldPassword}
      />
      <NewPasswordFields label={t`New password`} form={passwords.form} username={username} />
      <p className="text-sm text-balance text-muted">
        <TitleText>{t`Other devices that are logged in will have to log in again.`}</TitleText>
      </p>
      <div className="mt-1">
        <FormFailure message={old.formState.failure} />
        <SubmitButton state={state}>{t`Save`}</SubmitButton>
      </div>
    </form>
  );
}
