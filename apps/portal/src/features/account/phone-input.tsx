import { Field, NativeSelect, TextInput } from '@careers/ui';
import { INPUT_MAX, type PhoneNationCode, phoneCountries, phoneNationCodes } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldBinding } from '../../forms/form/index.ts';

interface PhoneInputProps {
  readonly label: string;
  readonly error: ReactNode;
  readonly id?: string;
  readonly required?: boolean;
  /** The country that is chosen now. */
  readonly nationCode: PhoneNationCode;
  readonly country: FieldBinding;
  readonly number: FieldBinding;
  /** Whether it is somebody else's phone: the browser must not fill in the person's own. */
  readonly foreign?: boolean;
}

/** The country code and the phone number, which look like one field. */
export function PhoneInput({ nationCode, country, number, foreign = false, ...field }: PhoneInputProps) {
  const { t } = useLingui();
  const { example } = phoneCountries[nationCode];
  const countryNames: Readonly<Record<PhoneNationCode, string>> = {
    '+86': t`Mainland China`,
    '+852': t`Hong Kong`,
    '+853': t`Macao`,
    '+886': t`Taiwan`,
  };
  return (
    <Field {...field}>
      <div className="flex gap-2">
        <Field label={t`Country or region`} labelHidden className="relative w-24 shrink-0">
          <NativeSelect
            {...country}
            autoComplete={foreign ? 'off' : 'tel-country-code'}
            className="not-forced-colors:[&>select]:text-transparent"
          >
            {phoneNationCodes.map((code) => (
              <option key={code} value={code} className="text-text">
                {countryNames[code]} {code}
              </option>
            ))}
          </NativeSelect>
          {/* The open list has the countries' names; the closed select shows only the code. */}
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute inset-y-0 start-3.5 flex items-center forced-colors:hidden"
          >
            {nationCode}
          </span>
        </Field>
        <TextInput
          {...number}
          type="tel"
          inputMode="tel"
          autoComplete={foreign ? 'off' : 'tel-national'}
          maxLength={INPUT_MAX.phone}
          placeholder={t`e.g. ${example}`}
          className="min-w-0 grow [&_input:placeholder-shown]:pe-2 @max-3xs:[&_input]:placeholder:text-xs"
        />
      </div>
    </Field>
  );
}
