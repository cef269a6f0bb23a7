import { Field, TextInput } from '@careers/ui';
import { asValidate, emailRule, INPUT_MAX, phoneRule, splitInternational } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { type Form, useFormValue } from '../../forms/form/index.ts';
import { mayValidate } from '../../forms/may-validate.ts';
import { PhoneInput } from '../account/index.ts';
import type { ApplicantValues } from './applicant-values.ts';

type Contact = 'phoneNumber' | 'email';

interface ApplicantContactsProps {
  readonly form: Form<ApplicantValues>;
  readonly idOf: (name: Contact) => string;
  readonly messages: Readonly<Partial<Record<Contact, string | undefined>>>;
  /** Validates a field again that was refused before. */
  readonly validateAgain: (name: Contact) => void;
}

/** Phone and e-mail of somebody who is recommended. */
export function ApplicantContacts({ form, idOf, messages, validateAgain }: ApplicantContactsProps) {
  const { t } = useLingui();
  const { register, setValue, trigger, getError } = form;
  const nationCode = useFormValue(form, 'phoneNationCode');
  const validateOnBlur = (name: Contact) => () => {
    if (mayValidate(getError(name))) trigger(name);
  };
  return (
    <>
      <PhoneInput
        id={idOf('phoneNumber')}
        label={t`Candidate’s phone number`}
        required
        error={messages.phoneNumber}
        foreign
        nationCode={nationCode}
        country={register('phoneNationCode', { onChange: () => validateAgain('phoneNumber') })}
        number={register('phoneNumber', {
          validate: (value, values) => asValidate(phoneRule(values.phoneNationCode))(value),
          onBlur: validateOnBlur('phoneNumber'),
          onChange: (typed) => {
            const international = splitInternational(typed);
            if (international) {
              setValue('phoneNationCode', international.nationCode);
              setValue('phoneNumber', international.phone);
            }
            validateAgain('phoneNumber');
          },
        })}
      />
      <Field id={idOf('email')} label={t`Candidate’s email`} required error={messages.email}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={INPUT_MAX.email}
          placeholder="name@example.com"
          {...register('email', {
            validate: asValidate(emailRule),
            onBlur: validateOnBlur('email'),
            onChange: () => validateAgain('email'),
          })}
        />
      </Field>
    </>
  );
}
