/**
 * Normalises a typed or pasted text: full-width letters and digits of input methods become plain ones, and invisible characters, which
 * contacts and chats insert, are removed.
 */
export function plain(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** The same for a number or a code, also without spaces and dashes. */
export function plainWithoutGaps(value: string): string {
  return plain(value).replace(/[\s\p{Pd}]/gu, '');
}
