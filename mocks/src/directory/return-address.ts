/** What a return carries; a refusal has no code. */
export interface SignOnReturn {
  readonly code?: string | undefined;
  readonly websiteId?: string | undefined;
}

/**
 * The address of a single sign-on return, with `code` and `websiteId` beside the `redirect` that it already has.
 * A portal with hash routes gets them in its route's query (`…/#/login?redirect=%2Fposition&websiteId=…&code=…`),
 * where no server's log sees them; an address without such a route gets them in its own query, before any `#`.
 */
export function returnAddress(back: URL, { code, websiteId }: SignOnReturn): string {
  const url = new URL(back);
  const [, route, query = ''] = /^#(\/[^?]*)(?:\?(.*))?$/s.exec(url.hash) ?? [];
  const params = route === undefined ? url.searchParams : new URLSearchParams(query);
  params.delete('code');
  if (websiteId) params.set('websiteId', websiteId);
  if (code) params.set('code', code);
  if (route !== undefined) url.hash = params.size > 0 ? `#${route}?${params}` : `#${route}`;
  return url.href;
}
