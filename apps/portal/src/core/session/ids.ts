/**
 * Whether a text can be an id of a website or a company: it travels in a header, so it is printable ASCII without
 * spaces, and it has a length. What the address and the storage say is judged by this before it is kept or sent.
 */
export function isId(text: string): boolean {
  return /^[!-~]{1,128}$/.test(text);
}
