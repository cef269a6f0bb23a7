import { emailRule, normalizeEmail, normalizePhone, phoneNationCodes, phoneRule } from '@careers/validation';

/** A phone number or email as it is stored, without spaces and dashes (decision 6.2); other text is unchanged. */
export function plainContact(input: 'tel' | 'email', text: string): string {
  if (input === 'email') return emailRule(text) ? text : normalizeEmail(text);
  return phoneNationCodes.some((code) => !phoneRule(code)(text)) ? normalizePhone(text) : text;
}
