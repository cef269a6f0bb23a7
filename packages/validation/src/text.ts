import { INPUT_MAX } from './limits.ts';
import { plain, plainWithoutGaps } from './plain.ts';
import type { Rule } from './rule.ts';

/** A text that must be visible: not empty, and not only spaces or invisible characters. */
export function required<Code extends string>(code: Code): Rule<string, Code> {
  return (value) => (plain(value) ? undefined : code);
}

/** A box that must be ticked: the agreement, a consent. */
export function ticked<Code extends string>(code: Code): Rule<boolean, Code> {
  return (value) => (value ? undefined : code);
}

export type VerificationCodeCode = 'codeRequired' | 'codeTooLong';

/** A code as it is sent: messages write it with spaces or dashes. */
export const normalizeCode = plainWithoutGaps;

/** A code that was sent, as it was typed or pasted; at most ten characters (section 5). */
export const verificationCodeRule: Rule<string, VerificationCodeCode> = (value) => {
  const code = normalizeCode(value);
  if (!code) return 'codeRequired';
  return code.length > INPUT_MAX.verificationCode ? 'codeTooLong' : undefined;
};

export type AccountCode = 'accountRequired';
/** Account of a password login: phone, e-mail or account name. */
export const accountRule = required<AccountCode>('accountRequired');

export type AgreementCode = 'agreementRequired';
export const agreementRule = ticked<AgreementCode>('agreementRequired');
