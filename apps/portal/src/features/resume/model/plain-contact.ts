import { emailRule, normalizeEmail, normalizePhone, phoneNationCodes, phoneRule } from '@careers/validation';

/** A phone or mail as it is stored and sent, without spaces and dashes (decision 6.2); what is neither stays as it is. */
export function plainContact(input: 'tel' | 'email', text: string): string {
  if (input === 'email') return emailRule(text) ? text : normalizeEmail(text);
  return phoneNationCodes.some((code) => !phoneRule(code)(text)) ? normalizePhone(text) : text;
}
