import type { AccountSettings } from '@careers/gateway/contract';
import { RadioGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePortal, useStoredSession } from '../../core/portal/portal.ts';
import { useForm } from '../../forms/form/index.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useFormFailure } from '../../forms/use-form-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CurrentPasswordField, validateCurrentPassword } from '../account/index.ts';
import { type OwnerWay, ownerWays } from './login-settings.ts';
import { maskedContact } from './masked-contact.ts';
import { OwnCodeFields } from './own-code-fields.tsx';
import { proveOwnerByCode, proveOwnerByPassword } from './settings-calls.ts';
import { useOwnCode } from './use-own-code.ts';
import { usernameOf } from './username-of.ts';

interface OwnerFormProps {
  readonly settings: AccountSettings;
  /** Why the proof is asked for again. */
  readonly message?: string | undefined;
  readonly onProven: (ownerProof: string) => void;
}

/** Asks for an owner proof before a login contact is changed: by a code to a bound contact, or by the password (decision 0030). */
export function OwnerForm({ settings, message, onProven }: OwnerFormProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const username = usernameOf(settings, useStoredSession());
  const ways = ownerWays(settings);
  const [chosen, setChosen] = useState<OwnerWay>();
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'password';
  const code = useOwnCode(settings, way === 'password' ? [] : [way]);
  const secret = useForm({ defaultValues: { password: '' } });
  const onFailure = useFormFailure(
    secret,
    { passwordWrong: 'password', passwordNotSet: 'password', locked: 'password' },
    { otherwise: code.onFailure },
  );
  const { state, submit } = useSubmit({
    onFailure: way === 'password' ? onFailure : code.onFailure,
    coolsDown: true,
  });

  async function prove(event: FormEvent): Promise<void> {
    event.preventDefault();
    code.form.setFailure(undefined);
    const fits = (way === 'password' ? secret : code.form).trigger(undefined, { shouldFocus: true });
    if (!fits) return;
    await submit(
      ({ options }) =>
        way === 'password'
          ? proveOwnerByPassword(portal, secret.getValues().password, options)
          : proveOwnerByCode(portal, code.read(), options),
      onProven,
    );
  }

  return (
    <form noValidate onSubmit={(event) => void prove(event)} className="flex flex-col gap-5">
      <p className="text-muted">{t`First confirm that it is you.`}</p>
      {ways.length > 1 && (
        <RadioGroup
          label={t`Confirm with`}
          options={ways.map((one) => ({
            value: one,
            label:
              one === 'password' ? t`Password` : <WayLabel masked={maskedContact(one, settings) ?? ''} />,
          }))}
          value={way}
          onValueChange={setChosen}
        />
      )}
      {way === 'password' ? (
        <>
          {/* For password managers. */}
          <input hidden readOnly autoComplete="username" value={username} />
          <CurrentPasswordField
            label={t`Current password`}
            input={secret.register('password', {
              validate: validateCurrentPassword,
              onChange: () => secret.clearErrors('password'),
            })}
            error={secret.formState.errors.password}
          />
        </>
      ) : (
        <OwnCodeFields {...code.fields} said={ways.length > 1} />
      )}
      <div className="mt-1">
        <FormFailure message={code.form.formState.failure ?? message} />
        <SubmitButton state={state}>{t`Continue`}</SubmitButton>
      </div>
    </form>
  );
}

function WayLabel({ masked }: { readonly masked: string }) {
  const { t } = useLingui();
  return <span className="tabular">{t`A code to ${masked}`}</span>;
}
