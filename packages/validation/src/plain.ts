/**
 * What was typed or pasted, in plain letters and digits: an input method may have written them wide, and what is copied from
 * contacts or a chat brings marks along that nobody sees.
 */
export function plain(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** The same of a number or a code, which people write with spaces and dashes. */
export function plainWithoutGaps(value: string): string {
  return plain(value).replace(/[\s\p{Pd}]/gu, '');
}
