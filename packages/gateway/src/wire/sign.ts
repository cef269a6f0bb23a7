/** The six query parameters that the signature covers; `sign` joins them on the wire. */
export interface SignedQuery {
  readonly api_id: string;
  readonly api_version: string;
  readonly app_sub_id: string;
  readonly app_token: string;
  readonly sys_id: string;
  /** Unix milliseconds, decimal, of the host's real clock. */
  readonly timestamp: string;
}

export const signedQueryNames = [
  'api_id',
  'api_version',
  'app_sub_id',
  'app_token',
  'sys_id',
  'timestamp',
] as const satisfies readonly (keyof SignedQuery)[];

/**
 * Signs one request: lower-case hex of the canonical text's HMAC-SHA256.
 *
 * A secret in a public page is no secret: the signature detects tampering and misrouting,
 * it authenticates nobody. A site with another scheme passes its own signer.
 */
export type Signer = (query: SignedQuery, paramString: string) => string | Promise<string>;

/** The text that is signed: sorted, percent-encoded query, a line feed, then `P` (decisions, section 1). */
export function canonicalText(query: SignedQuery, paramString: string): string {
  const pairs = signedQueryNames.map((name) => `${name}=${percentEncode(query[name])}`);
  return `${pairs.join('&')}\n${paramString}`;
}

/** RFC 3986: what `encodeURIComponent` leaves, without `!'()*`. */
export function percentEncode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The default signer. WebCrypto where the context is secure, which keeps crypto-js out of the first load;
 * plain-http intranets fall back to it.
 */
export function createHmacSigner(secret: string): Signer {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) {
    return async (query, paramString) => {
      const { hmacSha256Hex } = await import('./hmac-fallback.ts');
      return hmacSha256Hex(canonicalText(query, paramString), secret);
    };
  }
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
