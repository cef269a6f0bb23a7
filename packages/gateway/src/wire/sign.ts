import { canonicalText, type Signer } from './canonical.ts';
import { createWebCryptoSigner } from './web-crypto-signer.ts';

/**
 * The default signer. WebCrypto where the context is secure, which keeps crypto-js out of the first load;
 * plain-http intranets fall back to it.
 */
export function createHmacSigner(secret: string): Signer {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle) return createWebCryptoSigner(secret, subtle);
  return async (query, paramString) => {
    const { hmacSha256Hex } = await import('./hmac-fallback.ts');
    return hmacSha256Hex(canonicalText(query, paramString), secret);
  };
}
