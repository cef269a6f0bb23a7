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
