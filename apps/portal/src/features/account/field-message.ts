import type {
  AccountCode,
  AgreementCode,
  ConfirmCode,
  CurrentPasswordCode,
  EmailCode,
  PasswordCode,
  PhoneCode,
} from '@careers/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codedMessage, type FieldFault } from '../../forms/coded-message.ts';

/** Codes of the portal's own, beside those of the validation package. */
type OwnCode = 'userNameRequired' | 'phoneTaken' | 'emailTaken';

type RuleCode =
  | OwnCode
  | PhoneCode
  | EmailCode
  | AccountCode
  | PasswordCode
  | CurrentPasswordCode
  | ConfirmCode
  | AgreementCode;

/** The messages of the codes (section 5). */
const words: Readonly<Record<RuleCode, MessageDescriptor>> = {
  phoneRequired: msg`Please enter your phone number`,
  phoneInvalid: msg`Please enter the correct phone number!`,
  emailRequired: msg`Please enter your email`,
  emailInvalid: msg`Please enter a valid email`,
  accountRequired: msg`Please enter your phone number, email or account name`,
  userNameRequired: msg`Please enter your user name`,
  phoneTaken: msg`This phone number is already registered.`,
  emailTaken: msg`This email is already registered.`,
  passwordRequired: msg`Please enter your password`,
  passwordTooLong: msg`This password is too long to be sent`,
  passwordWeak: msg`The password does not meet the requirements, please re-enter!`,
  confirmRequired: msg`Please enter the password again`,
  passwordMismatch: msg`The two passwords entered are inconsistent, please check!`,
  agreementRequired: msg`Please agree to the terms of the agreement first`,
};

/** The message under a field: of a rule's code, or the server's own words. */
export function fieldMessage(error: FieldFault, i18n: I18n): string | undefined {
  return codedMessage(words, error, i18n);
}
