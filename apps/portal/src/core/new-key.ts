/** A key that nothing else has, as of a submit (decisions, section 1). Works on plain-http intranets too, where `crypto.randomUUID` does not. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
