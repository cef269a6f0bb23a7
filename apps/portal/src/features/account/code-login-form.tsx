import { normalizePhone } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { loginByCode, type Phone } from './login-calls.ts';
import type { CodeLoginValues } from './login-values.ts';
import { PhoneField } from './phone-field.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormFailure } from './use-form-failure.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';
import { useSendCode } from './use-send-code.ts';

interface CodeLoginFormProps {
  /** Held by the panel, so that a look at the other tab loses nothing. */
  readonly form: UseFormReturn<CodeLoginValues>;
  readonly onLoggedIn: OnLoggedIn;
}

const fieldOfReason = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  locked: 'verificationCode',
  tooOften: 'verificationCode',
  accountUnknown: 'phone',
  contactInvalid: 'phone',
} as const;

/** Login by a code that is sent to a phone (section 2, Login pane). */
export function CodeLoginForm({ form, onLoggedIn }: CodeLoginFormProps) {
  const { t } = useLingui();
  const { control, formState, clearErrors, handleSubmit, setFocus, trigger } = form;
  const onFailure = useFormFailure(form, fieldOfReason);
  const { state, submit } = useLogin({ onLoggedIn, onFailure });

  const [typed, phoneNationCode] = useWatch({ control, name: ['phone', 'phoneNationCode'] });
  const phone: Phone = { phone: normalizePhone(typed), phoneNationCode };
  const code = useSendCode(phone, { onSent: () => setFocus('verificationCode'), onFailure });

  async function sendCode(): Promise<void> {
    if (!(await trigger('phone', { shouldFocus: true }))) return;
    clearErrors('root');
    clearErrors('verificationCode');
    await code.send();
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ verificationCode }) => submit(loginByCode(phone, verificationCode.trim())))}
      className="flex flex-col gap-5"
    >
      <PhoneField form={form} />
      <CodeField
        form={form}
        sendButton={
          <SendCodeButton
            disabled={!phone.phone}
            sending={code.sending}
            seconds={code.seconds}
            onSend={() => void sendCode()}
          />
        }
      />
      <div className="mt-1">
        <FormFailure message={formState.errors.root?.server?.message} />
        <SubmitButton state={state}>{t`Log in`}</SubmitButton>
      </div>
    </form>
  );
}
