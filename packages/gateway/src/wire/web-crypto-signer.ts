import { canonicalText, type Signer } from './canonical.ts';

/** Signs by WebCrypto, which secure contexts have; all that the first request of a page needs. */
export function createWebCryptoSigner(secret: string, subtle: SubtleCrypto): Signer {
  const utf8 = new TextEncoder();
  let key: Promise<CryptoKey> | undefined;
  return async (query, paramString) => {
    // At the first call, not before: a key that cannot be imported is that call's failure, nobody else's.
    key ??= subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const text = utf8.encode(canonicalText(query, paramString));
    return hex(new Uint8Array(await subtle.sign('HMAC', await key, text)));
  };
}

function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}
