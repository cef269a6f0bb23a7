import {
  DEFAULT_PHONE_NATION_CODE,
  type PhoneNationCode,
  phoneNationCodes,
  phoneRule,
} from '@careers/validation';
import type { StoredValues } from '../session/index.ts';

export interface CodeLoginValues {
  readonly phoneNationCode: PhoneNationCode;
  readonly phone: string;
  readonly verificationCode: string;
}

export interface PasswordLoginValues {
  readonly account: string;
  readonly password: string;
}

/**
 * What the forms begin with: after an expiry it is known who was logged in. A number that fits two
 * countries is left out, for a code must not go to somebody else's phone.
 */
export function initialValues({
  comPhone = '',
  comEmail = '',
}: Pick<StoredValues, 'comPhone' | 'comEmail'>): {
  readonly code: CodeLoginValues;
  readonly password: PasswordLoginValues;
} {
  const [country, ...others] = phoneNationCodes.filter((code) => !phoneRule(code)(comPhone));
  const known = country && others.length === 0;
  return {
    code: {
      phoneNationCode: known ? country : DEFAULT_PHONE_NATION_CODE,
      phone: known ? comPhone : '',
      verificationCode: '',
    },
    password: { account: comPhone || comEmail, password: '' },
  };
}
