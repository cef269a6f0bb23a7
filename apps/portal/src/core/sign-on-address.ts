/** What a single sign-on return carries (section 2, Route guard), and what the portal had sent along (decision 0028). */
const carried = ['code', 'state', 'redirect', 'websiteId'] as const;

/**
 * The address of a sign-on return whose parameters stand before the `#` as the portal's own route has them, behind
 * it on `/login`: there the code is exchanged, and leaves the address (decision 5.5). What else stands before the
 * `#` belongs to whoever serves the page.
 */
export function signOnAddress(address: string): string {
  const url = new URL(address);
  const [path = '', query = ''] = url.hash.slice(1).split('?');
  const params = new URLSearchParams(path === '/login' ? query : '');
  for (const name of carried) {
    const value = url.searchParams.get(name);
    if (value !== null && !params.has(name)) params.set(name, value);
    url.searchParams.delete(name);
  }
  if (!params.has('redirect') && path && path !== '/login')
    params.set('redirect', query ? `${path}?${query}` : path);
  url.hash = `#/login?${params}`;
  return url.href;
}
