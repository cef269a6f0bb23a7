import { plain } from './plain.ts';
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
