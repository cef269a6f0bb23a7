import { canonicalText, type SignedQuery, type Signer } from './canonical.ts';
import type { hmacSha256Hex } from './hmac-fallback.ts';
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

/** Signs without waiting, which WebCrypto cannot: it answers only when a page that is being left has gone. */
export interface SignerAtOnce {
  /**
   * Loads its code, without which it does not sign. A failure is swallowed: calls are then signed as usual, until it is loaded again.
   */
  readonly load: () => Promise<void>;
  /** As the default signer does; undefined until the code is loaded. */
  readonly sign: (query: SignedQuery, paramString: string) => string | undefined;
}

/** The default signer for calls that are made while the page is left; it is loaded once something may have to be sent then. */
export function createSignerAtOnce(
  secret: string,
  fetchCode = () => import('./hmac-fallback.ts'),
): SignerAtOnce {
  let hmac: typeof hmacSha256Hex | undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      hmac = (await fetchCode()).hmacSha256Hex;
    } catch {
      // What is typed is on the device as well, and the next edit may find the network back.
      loading = undefined;
    }
  };
  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    sign: (query, paramString) => hmac?.(canonicalText(query, paramString), secret),
  };
}
