import { phoneRule, splitInternational } from './phone.ts';
import { plain, plainWithoutGaps } from './plain.ts';
import type { Rule } from './rule.ts';

export type EmailCode = 'emailRequired' | 'emailInvalid';

/** The HTML living standard's pattern of a valid e-mail address (decision 6.3). */
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** An e-mail as it is sent. */
export const normalizeEmail = plain;

export const emailRule: Rule<string, EmailCode> = (value) => {
  const address = normalizeEmail(value);
  if (!address) return 'emailRequired';
  return pattern.test(address) ? undefined : 'emailInvalid';
};

/** What kind of account a person typed into the one account field of a password login. */
export function accountKind(value: string): 'phone' | 'email' | 'account' {
  if (plain(value).includes('@')) return 'email';
  return /^\+?\d+$/.test(plainWithoutGaps(value)) || isInternational(value) ? 'phone' : 'account';
}

/** Whether it is a whole international number, with the brackets and dots of a signature or not. */
function isInternational(value: string): boolean {
  const split = splitInternational(value);
  return split !== undefined && !phoneRule(split.nationCode)(split.phone);
}
