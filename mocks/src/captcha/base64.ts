// The engine's stack limits the number of arguments of one call, so bytes are converted in pieces.
const CHUNK = 0x8000;

/** Standard base64 with padding; the same text in a browser and in Node. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    // Spreading would use an iterator, which takes ten times as long.
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
  // By index, since iterating over the text takes ten times as long.
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
