import { Field, NativeSelect, TextInput } from '@careers/ui';
import {
  asValidate,
  INPUT_MAX,
  type PhoneNationCode,
  phoneCountries,
  phoneNationCodes,
  phoneRule,
  splitInternational,
} from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { mayJudge } from '../../forms/field-message.ts';
import type { ContactInputProps } from './contact-code-fields.tsx';

/** A country and a phone number, one field for the eye. A pasted `+852 …` chooses its country (decision 6.2). */
export function PhoneField({ form, error }: ContactInputProps) {
  const { t } = useLingui();
  const { register, control, setValue, trigger, getFieldState } = form;
  const nationCode = useWatch({ control, name: 'phoneNationCode' });
  const { example } = phoneCountries[nationCode];
  const countryNames: Readonly<Record<PhoneNationCode, string>> = {
    '+86': t`Mainland China`,
    '+852': t`Hong Kong`,
    '+853': t`Macao`,
    '+886': t`Taiwan`,
  };

  function judgeAgain(): void {
    // A refusal goes as soon as what was wrong is corrected, not at the next blur: by then a press would miss its button.
    if (getFieldState('phone').error) void trigger('phone');
  }

  return (
    <Field label={t`Phone number`} error={error}>
      <div className="flex gap-2">
        <Field label={t`Country or region`} labelHidden className="relative w-26 shrink-0">
          <NativeSelect
            {...register('phoneNationCode', { onChange: judgeAgain })}
            autoComplete="tel-country-code"
            className="[&>select]:text-transparent"
          >
            {phoneNationCodes.map((code) => (
              <option key={code} value={code} className="text-text">
                {countryNames[code]} {code}
              </option>
            ))}
          </NativeSelect>
          {/* In the list the countries have names; closed, the code is enough. */}
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute inset-y-0 start-3.5 flex items-center forced-colors:hidden"
          >
            {nationCode}
          </span>
        </Field>
        <TextInput
          {...register('phone', {
            validate: (value, values) => asValidate(phoneRule(values.phoneNationCode))(value),
            onBlur: () => {
              if (mayJudge(getFieldState('phone').error)) void trigger('phone');
            },
            onChange: ({ target }: { target: HTMLInputElement }) => {
              const international = splitInternational(target.value);
              if (international) {
                setValue('phoneNationCode', international.nationCode);
                setValue('phone', international.phone);
              }
              judgeAgain();
            },
          })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={INPUT_MAX.phone}
          placeholder={t`e.g. ${example}`}
          className="min-w-0 grow"
        />
      </div>
    </Field>
  );
}
