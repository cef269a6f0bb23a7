/** What a person is sent back with; after a refusal there is no code. */
interface SignOnReturn {
  readonly code?: string | undefined;
  readonly websiteId?: string | undefined;
}

/**
 * The address to return to after a single sign-on, with `code` and `websiteId` beside the `redirect` that it has already. In a
 * portal with hash routes they are added to the route's query (`…/#/login?redirect=%2Fposition&websiteId=…&code=…`), which no
 * server logs; in any other address to its own query, before a `#`.
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
