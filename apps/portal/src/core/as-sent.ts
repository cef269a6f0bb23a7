/**
 * What a server made and an address brings along, as it was made. It has no blanks: a plus that a mail did not encode is read as
 * one. And what ends the sentence that a link stands in does not belong to it, though some readers take it along.
 */
export function asSent(value: string): string {
  // Up to the last character of its own, in one pass.
  return /^.*[\w~/+=-]/s.exec(value.trim().replaceAll(' ', '+'))?.[0] ?? '';
}
