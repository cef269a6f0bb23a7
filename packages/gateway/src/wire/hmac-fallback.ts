import Hex from 'crypto-js/enc-hex.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';

/** HMAC-SHA256 as lower-case hex, without WebCrypto: for plain-http pages, and for hosts that want it sync. */
export function hmacSha256Hex(text: string, secret: string): string {
  return hmacSha256(text, secret).toString(Hex);
}
