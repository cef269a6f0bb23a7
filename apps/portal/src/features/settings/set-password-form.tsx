import type { AccountSettings } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { NewPasswordFields } from '../account/index.ts';
import { OwnCodeFields } from './own-code-fields.tsx';
import { setFirstPassword } from './settings-calls.ts';
import { useNewPassword } from './use-new-password.ts';
import { useOwnCode } from './use-own-code.ts';
import { askAccount, useUnlessMade } from './use-unless-made.ts';
import { usernameOf } from './username-of.ts';

interface SetPasswordFormProps {
  readonly settings: AccountSettings;
  readonly onSaved: () => void;
}

/** Sets the first password, by a code that is sent to a contact of the account. */
export function SetPasswordForm({ settings, onSaved }: SetPasswordFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const username = usernameOf(settings, useStoredSession());
  const code = useOwnCode(settings);
  const passwords = useNewPassword(code.onFailure);
  const showFailure = useUnlessMade({
    isMade: async () => (await askAccount(portal)).passwordSet,
    onMade: onSaved,
    onFailure: passwords.onFailure,
  });
  const { state, submit } = useSubmit({ onFailure: showFailure, coolsDown: true });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    code.form.setFailure(undefined);
    const codeFits = code.form.trigger(undefined, { shouldFocus: true });
    const passwordsFit = passwords.form.trigger(undefined, { shouldFocus: codeFits });
    if (!codeFits || !passwordsFit) return;
    await submit(
      ({ options }) => setFirstPassword(portal, code.read(), passwords.form.getValues(), options),
      onSaved,
    );
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <OwnCodeFields {...code.fields} />
      <NewPasswordFields label={t`New password`} form={passwords.form} username={username} />
      <div className="mt-1">
        <FormFailure message={code.form.formState.failure} />
        <SubmitButton state={state}>{t`Save`}</SubmitButton>
      </div>
    </form>
  );
}
