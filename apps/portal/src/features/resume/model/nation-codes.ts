import { isPhoneNationCode, phoneNationCodes } from '@careers/validation';

/** The country codes to choose from: the four of section 5, and the one that a resume has from elsewhere. */
export function nationCodesBeside(held: string): readonly string[] {
  return held === '' || isPhoneNationCode(held) ? phoneNationCodes : [...phoneNationCodes, held];
}
