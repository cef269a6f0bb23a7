import { PASSWORD_LENGTH } from './limits.ts';
import type { Rule } from './rule.ts';

/** Each demand on a password by itself, for a checklist that follows the typing (section 5). */
export const passwordDemands = {
  length: (value: string) => value.length >= PASSWORD_LENGTH.min && value.length <= PASSWORD_LENGTH.max,
  lettersAndDigits: (value: string) => /^[A-Za-z0-9]+$/.test(value),
  uppercase: (value: string) => /[A-Z]/.test(value),
  lowercase: (value: string) => /[a-z]/.test(value),
  digit: (value: string) => /\d/.test(value),
} as const;

export type PasswordDemand = keyof typeof passwordDemands;
export type PasswordCode = 'passwordRequired' | 'passwordWeak';
export type ConfirmCode = 'confirmRequired' | 'passwordMismatch';

/** A new password: 8 to 20 letters and digits, with an upper-case, a lower-case letter and a digit. */
export const newPasswordRule: Rule<string, PasswordCode> = (value) => {
  if (!value) return 'passwordRequired';
  return Object.values(passwordDemands).every((holds) => holds(value)) ? undefined : 'passwordWeak';
};

/** The second typing of a new password. */
export function confirmPasswordRule(password: string): Rule<string, ConfirmCode> {
  return (value) => {
    if (!value) return 'confirmRequired';
    return value === password ? undefined : 'passwordMismatch';
  };
}
