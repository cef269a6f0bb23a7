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

/** What the portal itself says of a field, beside the rules. */
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

/** Codes in words (section 5); they are put in words as they are shown, so that they follow the language. */
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

/** What stands under a field: a rule's code in words, or what the server said of it. */
export function fieldMessage(
  error: { readonly message?: string | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  return message && isCode(message) ? i18n._(words[message]) : message;
}

/** Whether leaving a field may validate it anew: what the server said of it stands until something else is typed. */
export function mayValidate(error: FieldError | undefined): boolean {
  return !error || error.type === 'validate';
}
