import { phoneRule, splitInternational } from './phone.ts';
import { plain, plainWithoutGaps } from './plain.ts';

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
