import { GatewayFailure } from '@careers/gateway';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { isLost } from '../../forms/use-submit-method.ts';
import { accountOf, type Contact, contactText } from './contact.ts';
import type { NewPasswordValues } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { setForgottenPassword } from './reset-calls.ts';

interface ResetPasswordFormProps {
  readonly contact: Contact;
  readonly token: string;
  readonly form: Form<NewPasswordValues>;
  readonly onBack: () => void;
  readonly onSet: () => void;
}

const fieldOfReason = {
  passwordInvalid: 'password',
  passwordUnreadable: 'password',
  passwordMismatch: 'passwordConfirm',
} as const;

/** Step 1: the new password, for the contact that was verified. */
export function ResetPasswordForm({ contact, token, form, onBack, onSet }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const onFailure = useFormFailure<NewPasswordValues>(form, fieldOfReason);
  const hasLost = useRef(false);
  const { state, submit } = useSubmit({
    onFailure: (error, mayFocus) => {
      onFailure(error, mayFocus);
      if (isLost(error)) hasLost.current = true;
      // A token that was used by a try whose reply was lost is refused by the next one.
      else if (hasLost.current && error instanceof GatewayFailure && error.reason === 'resetExpired')
        form.setFailure(
          t`The new password may be set already: your first try got no answer. Log in with it, or verify your identity again.`,
        );
    },
    coolsDown: true,
  });
  const account = contactText(contact);

  // The step before was removed, with the button that had the focus.
  const begin = useEffectEvent(() => form.setFocus('password'));
  useEffect(() => begin(), []);

  const save = (values: NewPasswordValues) =>
    submit(
      ({ options }) => setForgottenPassword(portal, { contact, token, ...values }, options.signal),
      onSet,
    );
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-5">
      <p className="text-muted">{t`For the account ${account}`}</p>
      <NewPasswordFields label={t`New password`} form={form} username={accountOf(contact)} />
      <div className="mt-1 flex flex-col gap-3">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state}>{t`Set the new password`}</SubmitButton>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t`Previous step`}
        </Button>
      </div>
    </form>
  );
}
