// Arguments of one call are limited by the engine's stack, so bytes go in pieces.
const CHUNK = 0x8000;

/** Standard base64 with padding; the same text in a browser and in Node. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    // Spreading would go through an iterator, which takes ten times as long.
    const piece: string = Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + CHUNK));
    binary += piece;
  }
  return btoa(binary);
}

/**
 * The bytes behind standard base64.
 *
 * @throws {DOMException} `InvalidCharacterError` when the text is not base64
 */
export function fromBase64(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // One by one: what a text is iterated by takes ten times as long.
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
