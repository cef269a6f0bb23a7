/** Standard base64 with padding, of the UTF-8 bytes of `text` (decisions, section 1). */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/**
 * The text behind standard base64 of UTF-8 bytes.
 * @throws {WireError} when it is not base64, or its bytes are not UTF-8.
 */
export function decodeBase64(base64: string): string {
  // `atob` also takes text without padding, which is how a cut one would pass for a shorter message.
  if (base64.length % 4 !== 0) throw new WireError('not base64 with padding');
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return strictUtf8.decode(bytes);
  } catch {
    throw new WireError('not base64 of UTF-8');
  }
}

/** A message that does not have the wire's shape. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

// Arguments of one call are limited by the engine's stack, so long texts go in pieces.
const CHUNK = 0x8000;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
