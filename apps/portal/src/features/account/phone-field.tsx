import { asValidate, phoneRule, splitInternational } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useFormValue } from '../../forms/form/index.ts';
import { mayValidate } from '../../forms/may-validate.ts';
import type { ContactInputProps } from './contact-code-fields.tsx';
import { PhoneInput } from './phone-input.tsx';

/** The phone of a form for contacts. A pasted `+852 …` chooses its country (decision 6.2). */
export function PhoneField({ form, error }: ContactInputProps) {
  const { t } = useLingui();
  const { register, setValue, trigger, getError } = form;
  const nationCode = useFormValue(form, 'phoneNationCode');

  function validateAgain(): void {
    // An error is removed as soon as the number is corrected, not on blur: the layout must not move under the press that causes the blur.
    if (getError('phone')) trigger('phone');
  }

  return (
    <PhoneInput
      label={t`Phone number`}
      error={error}
      nationCode={nationCode}
      country={register('phoneNationCode', { onChange: validateAgain })}
      number={register('phone', {
        validate: (value, values) => asValidate(phoneRule(values.phoneNationCode))(value),
        onBlur: () => {
          if (mayValidate(getError('phone'))) trigger('phone');
        },
        onChange: (typed) => {
          const international = splitInternational(typed);
          if (international) {
            setValue('phoneNationCode', international.nationCode);
            setValue('phone', international.phone);
          }
          validateAgain();
        },
      })}
    />
  );
}
