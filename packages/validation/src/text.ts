import { SELECTION_MAX } from './limits.ts';
import type { Rule } from './rule.ts';

/** A text that must be there; blanks alone do not count. */
export function required<Code extends string>(code: Code): Rule<string, Code> {
  return (value) => (value.trim() ? undefined : code);
}

/** A box that must be ticked: the agreement, a consent. */
export function ticked<Code extends string>(code: Code): Rule<boolean, Code> {
  return (value) => (value ? undefined : code);
}

export type VerificationCodeCode = 'codeRequired';
export const verificationCodeRule = required<VerificationCodeCode>('codeRequired');

export type AccountCode = 'accountRequired';
/** Account of a password login: phone, e-mail or account name. */
export const accountRule = required<AccountCode>('accountRequired');

export type AgreementCode = 'agreementRequired';
export const agreementRule = ticked<AgreementCode>('agreementRequired');

/** At most three of industry, category or position. */
export const selectionRule: Rule<readonly unknown[], 'selectionTooMany'> = (chosen) =>
  chosen.length > SELECTION_MAX ? 'selectionTooMany' : undefined;
