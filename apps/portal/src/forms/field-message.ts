import type {
  AccountCode,
  AgreementCode,
  ConfirmCode,
  CurrentPasswordCode,
  EmailCode,
  PasswordCode,
  PhoneCode,
  VerificationCodeCode,
} from '@careers/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldError } from './form/index.ts';

/** Codes of the portal's own, beside those of the validation package. */
type OwnCode = 'userNameRequired' | 'phoneTaken' | 'emailTaken';

type RuleCode =
  | OwnCode
  | PhoneCode
  | EmailCode
  | VerificationCodeCode
  | AccountCode
  | PasswordCode
  | CurrentPasswordCode
  | ConfirmCode
  | AgreementCode;

/** The messages of the codes (section 5). They are translated when they are rendered, so that they follow the language. */
const words: Readonly<Record<RuleCode, MessageDescriptor>> = {
  phoneRequired: msg`Please enter your phone number`,
  phoneInvalid: msg`Please enter the correct phone number!`,
  emailRequired: msg`Please enter your email`,
  emailInvalid: msg`Please enter a valid email`,
  codeRequired: msg`Please enter the verification code`,
  codeTooLong: msg`A verification code has 10 characters at most`,
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

const isCode = (message: string): message is RuleCode => Object.hasOwn(words, message);

/** The message under a field: of a rule's code, or the server's own words. */
export function fieldMessage(
  error: { readonly message?: string | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  return message && isCode(message) ? i18n._(words[message]) : message;
}

/** Whether a field may be validated when it loses the focus: a message of the server's stays until the value changes. */
export function mayValidate(error: FieldError | undefined): boolean {
  return !error || error.type === 'validate';
}
