import { plainWithoutGaps } from './plain.ts';
import type { Rule } from './rule.ts';

interface PhoneCountry {
  readonly pattern: RegExp;
  /** An example of a national number of that country, as a placeholder. */
  readonly example: string;
  /** The trunk digit that a pasted international number lacks. */
  readonly trunk: string;
}

/** Country choices and their numbers (section 5). The first is the default. */
export const phoneCountries = {
  '+86': { pattern: /^1[3-9]\d{9}$/, example: '13800000000', trunk: '' },
  '+852': { pattern: /^[569]\d{7}$/, example: '51234567', trunk: '' },
  '+853': { pattern: /^6\d{7}$/, example: '61234567', trunk: '' },
  '+886': { pattern: /^09\d{8}$/, example: '0912345678', trunk: '0' },
} as const satisfies Record<string, PhoneCountry>;

export type PhoneNationCode = keyof typeof phoneCountries;
export const phoneNationCodes = Object.keys(phoneCountries) as PhoneNationCode[];
export const DEFAULT_PHONE_NATION_CODE: PhoneNationCode = '+86';

export function isPhoneNationCode(value: string): value is PhoneNationCode {
  return Object.hasOwn(phoneCountries, value);
}

export type PhoneCode = 'phoneRequired' | 'phoneInvalid';

/** A national number, spaces and dashes allowed, judged by its country (section 5). */
export function phoneRule(nationCode: PhoneNationCode): Rule<string, PhoneCode> {
  return (value) => {
    const digits = normalizePhone(value);
    if (!digits) return 'phoneRequired';
    return phoneCountries[nationCode].pattern.test(digits) ? undefined : 'phoneInvalid';
  };
}

/** A phone number as it is stored and sent: without spaces and dashes (decision 6.2). */
export const normalizePhone = plainWithoutGaps;

/** A number as it is dialled: also without the brackets, dots and `tel:` that signatures and links have. */
export function dialledPhone(value: string): string {
  return normalizePhone(value).replace(/^tel:/i, '').replace(/[().]/g, '');
}

/**
 * A pasted international number split into country and national part: `+8869…` becomes `09…`
 * (decision 6.2). Undefined if it has none of the four country codes. Brackets, dots, `tel:` and a leading `00` are accepted, as
 * signatures and links have them. What begins so but is no complete number may be an account name.
 */
export function splitInternational(
  value: string,
): { readonly nationCode: PhoneNationCode; readonly phone: string } | undefined {
  const dialled = dialledPhone(value);
  const compact = dialled.replace(/^00/, '+');
  // +86 is a prefix of nothing else here, but +852, +853 and +886 are told apart by their third digit.
  for (const nationCode of phoneNationCodes) {
    if (!compact.startsWith(nationCode)) continue;
    const national = compact.slice(nationCode.length);
    const { trunk, pattern } = phoneCountries[nationCode];
    const phone = national.startsWith(trunk) ? national : trunk + national;
    return dialled.startsWith('+') || pattern.test(phone) ? { nationCode, phone } : undefined;
  }
  return undefined;
}
