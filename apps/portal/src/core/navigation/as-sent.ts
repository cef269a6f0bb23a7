/**
 * Restores a token or ticket of an address as the server made it. It holds no spaces: one stands for a plus that a mail did not
 * encode. Punctuation at its end belongs to the sentence that the link stood in; some mail programs take it into the link.
 */
export function asSent(value: string): string {
  // Up to the last character that a token can hold, in one pass.
  return /^.*[\w~/+=-]/s.exec(value.trim().replaceAll(' ', '+'))?.[0] ?? '';
}
