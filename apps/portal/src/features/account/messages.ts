import type { AccountCode, PasswordCode, PhoneCode, VerificationCodeCode } from '@careers/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type LoginCode = PhoneCode | VerificationCodeCode | AccountCode | Extract<PasswordCode, 'passwordRequired'>;

/** The rules' codes in words (section 5). */
const words: Readonly<Record<LoginCode, MessageDescriptor>> = {
  phoneRequired: msg`Please enter your phone number`,
  phoneInvalid: msg`Please enter the correct phone number!`,
  codeRequired: msg`Please enter the verification code`,
  accountRequired: msg`Please enter your phone number, e-mail or account name`,
  passwordRequired: msg`Please enter your password`,
};

const isCode = (message: string): message is LoginCode => Object.hasOwn(words, message);

/** What stands under a field: a rule's code in words, or what the server said of it. */
export function fieldMessage(
  error: { readonly message?: string | undefined } | undefined,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  return message && isCode(message) ? i18n._(words[message]) : message;
}
