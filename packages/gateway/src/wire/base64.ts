/** Standard base64 with padding, of the UTF-8 bytes of `text` (decisions, section 1). */
export function encodeBase64(text: string): string {
  const bytes: NativeBytes = utf8.encode(text);
  if (bytes.toBase64) return bytes.toBase64();
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
  // Decoders accept text without padding, so a truncated reply could pass for a shorter one.
  if (base64.length % 4 !== 0) throw new WireError('not base64 with padding');
  try {
    return strictUtf8.decode(base64Bytes(base64));
  } catch {
    throw new WireError('not base64 of UTF-8');
  }
}

/** A message that does not have the wire's shape. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** The bytes of a base64 text. @throws the engine's own error if it is no base64 */
export function base64Bytes(base64: string): Uint8Array {
  if (native.fromBase64) return native.fromBase64(base64);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The engine's own codec, which is much faster for long replies; older browsers lack it. */
type NativeBytes = Uint8Array & { toBase64?(): string };
const native: typeof Uint8Array & { fromBase64?(base64: string): Uint8Array } = Uint8Array;

// In pieces, because the number of arguments of a call is limited.
const CHUNK = 0x8000;
const utf8 = new TextEncoder();
const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
