import {
  normalizePhone,
  type PhoneNationCode,
  phoneNationCodes,
  phoneRule,
  splitInternational,
} from '@careers/validation';

interface SaidPhone {
  readonly nationCode: PhoneNationCode;
  readonly phone: string;
  /** Whether the number was written with its country code. */
  readonly isSure: boolean;
}

const address = /[a-zA-Z0-9._%+-]{1,64}@[a-zA-Z0-9-]{1,63}(?:\.[a-zA-Z0-9-]{1,63}){1,4}/;

export function findEmail(line: string): string | undefined {
  return address.exec(line)?.[0];
}

/** Digits in groups, as people write them; anything longer than a number with a country code is an id. */
const digits = /(?<![\d+])[(（]?\+?\d[\d\s().（）\-‐-–]{6,22}\d(?!\d)/gu;
const fax = /(?:\bfax|传真|傳真)(?:\sno\.?)?\s?[:：]?\s?[+\d\s().（）-]{6,24}/giu;
const wordsBefore = /电话|手机|電話|手機|手提|联系|聯絡|phone|mobile|tel|cell|whatsapp/i;

/** A mobile number of one of the four countries and regions (section 5). */
export function findPhone(line: string): SaidPhone | undefined {
  for (const [found] of line.replace(fax, '').matchAll(digits)) {
    const compact = normalizePhone(found).replace(/[().（）]/g, '');
    const international = splitInternational(
      compact.startsWith('+') ? compact : `+${compact.replace(/^00/, '')}`,
    );
    if (international && !phoneRule(international.nationCode)(international.phone))
      return { ...international, isSure: true };
    const home = phoneNationCodes.find((code) => !phoneRule(code)(compact));
    // Eight digits can be many things; eleven digits that begin like a mobile number are one.
    if (home && (compact.length > 8 || wordsBefore.test(line)))
      return { nationCode: home, phone: compact, isSure: compact.length > 8 };
  }
  return undefined;
}
