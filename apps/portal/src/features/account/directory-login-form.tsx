import { Button, Checkbox, Field, TextInput } from '@careers/ui';
import { asValidate, required } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { type Form, useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { type OnFailure, useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CurrentPasswordField, validateCurrentPassword } from './current-password-field.tsx';
import { fieldMessage } from './field-message.ts';
import { recallLogin, rememberLogin } from './remembered-login.ts';
import { leaveForSignOn, loginByDirectory, UnknownReturn } from './sign-on.ts';
import { type OnLoggedIn, useLogin } from './use-login.ts';

interface DirectoryValues {
  readonly userName: string;
  readonly password: string;
  readonly remember: boolean;
}

const fieldOfReason = { passwordWrong: 'password', locked: 'password' } as const;

/** Login of an internal site: by the directory's sign-on page, or by its user name and password (section 2). */
export default function DirectoryLoginForm({ onLoggedIn }: { readonly onLoggedIn: OnLoggedIn }) {
  useWords('directory');
  const { t, i18n } = useLingui();
  const portal = usePortal();
  const form = useForm<DirectoryValues>({ defaultValues: { userName: '', password: '', remember: false } });
  const { register, formState, clearErrors, handleSubmit } = form;
  const onFailure = useFormFailure(form, fieldOfReason);
  const { state, submit } = useLogin({ onLoggedIn, onFailure });
  useRecalledLogin(form);

  async function logIn({ userName, password, remember }: DirectoryValues): Promise<void> {
    const before = portal.session.get().Authorization;
    await submit(loginByDirectory(userName, password));
    const { Authorization } = portal.session.get();
    // Only after a successful login: somebody may have been logged in already, and this one have failed.
    if (!Authorization || Authorization === before) return;
    // The login has succeeded, whether or not it can be remembered.
    await rememberLogin(portal, remember ? { userName, password } : undefined).catch(() => {});
  }

  return (
    <div className="flex flex-col gap-6">
      <SignOnButton
        onFailure={(error, mayFocus) => {
          if (error instanceof UnknownReturn)
            form.setFailure(
              t`This browser stores nothing for this site, so it would not know you when you come back. Log in with your user name and password, or allow this site to store data.`,
            );
          else onFailure(error, mayFocus);
        }}
      />
      <form
        noValidate
        onSubmit={handleSubmit(logIn)}
        className="flex flex-col gap-5 border-t border-border pt-6"
      >
        <Field label={t`User name`} error={fieldMessage(formState.errors.userName, i18n)}>
          <TextInput
            {...register('userName', {
              validate: asValidate(required('userNameRequired')),
              onChange: () => clearErrors('userName'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <CurrentPasswordField
          input={register('password', {
            validate: validateCurrentPassword,
            onChange: () => clearErrors('password'),
          })}
          error={formState.errors.password}
        />
        <div>
          <Checkbox
            {...register('remember', {
              onChange: (isTicked) => {
                if (!isTicked) void rememberLogin(portal, undefined);
              },
            })}
          >
            {t`Remember password`}
          </Checkbox>
          <p className="-mt-1.5 ps-8 text-sm text-muted">
            {t`Kept on this device until you log out. Anyone who uses the device can read it.`}
          </p>
        </div>
        <div className="mt-1">
          <FormFailure message={formState.failure} />
          <SubmitButton state={state}>{t`Log in`}</SubmitButton>
        </div>
      </form>
    </div>
  );
}

/** Fills in the remembered login, unless somebody has typed already. */
function useRecalledLogin({ getValues, reset }: Form<DirectoryValues>): void {
  const portal = usePortal();
  const fill = useEffectEvent(async () => {
    const recalled = await recallLogin(portal);
    const { userName, password } = getValues();
    if (recalled && !userName && !password) reset({ ...recalled, remember: true });
  });
  useEffect(() => void fill(), []);
}

/**
 * The button to the directory's own login page, which leads back here. It stays usable after a success (`repeatable`), because the
 * browser's back button may restore this very page from the back/forward cache.
 */
function SignOnButton({ onFailure }: { readonly onFailure: OnFailure }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { state, submit } = useSubmit({ onFailure, coolsDown: true, repeatable: true });
  return (
    <Button
      size="lg"
      variant="secondary"
      lines="many"
      className="w-full px-3!"
      pending={state === 'pending'}
      onClick={() => void submit(({ options }) => leaveForSignOn(portal, options.signal))}
    >
      {t`Log in with your company account`}
    </Button>
  );
}
