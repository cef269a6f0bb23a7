import { useLingui } from '@lingui/react/macro';
import { readCode } from '../../forms/code/index.ts';
import type { Form } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { type ContactValues, readPhone } from './contact.ts';
import { ContactCodeFields } from './contact-code-fields.tsx';
import { loginByCode } from './login-calls.ts';
import { PhoneField } from './phone-field.tsx';
import { useContactFailure } from './use-contact-failure.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';

interface CodeLoginFormProps {
  /** Kept by the panel, so that switching tabs loses nothing. */
  readonly form: Form<ContactValues>;
  readonly onLoggedIn: OnLoggedIn;
}

/** Login by a code that is sent to a phone (section 2, Login pane). */
export function CodeLoginForm({ form, onLoggedIn }: CodeLoginFormProps) {
  const { t } = useLingui();
  const onFailure = useContactFailure({ kind: 'phone', form });
  const { state, submit } = useLogin({ onLoggedIn, onFailure });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => submit(loginByCode(readPhone(values), readCode(values))))}
      className="flex flex-col gap-5"
    >
      <ContactCodeFields kind="phone" input={PhoneField} form={form} purpose="login" onFailure={onFailure} />
      <div className="mt-1">
        <FormFailure message={form.formState.failure} />
        <SubmitButton state={state}>{t`Log in`}</SubmitButton>
      </div>
    </form>
  );
}
