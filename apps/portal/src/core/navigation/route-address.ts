/** Parameters of a single sign-on return (section 2, Route guard), with the `state` that the portal had sent (decision 0028). */
const carried = ['code', 'state', 'redirect', 'websiteId'] as const;

/**
 * Moves what belongs to the portal's route from before the `#` to behind it: a messenger's timestamp with a route inside, which
 * the guard then reads (decision 5.6), and a sign-on return.
 */
export function routeAddress(address: string): string {
  const url = new URL(address);
  const timestamp = url.searchParams.get('timestamp') ?? '';
  if (/(#|%23)(\/|%2f)/i.test(timestamp)) {
    const names = [...url.searchParams.keys()];
    // A code is taken out of the address first, wherever it stands.
    const own = names.slice(names.indexOf('timestamp')).filter((name) => name !== 'code' && name !== 'state');
    const query = new URLSearchParams([...url.searchParams].filter(([name]) => own.includes(name)));
    for (const name of own) url.searchParams.delete(name);
    url.hash = `#/?${query}`;
  }
  return url.searchParams.has('code') ? signOnAddress(url.href) : url.href;
}

/**
 * Moves the parameters of a sign-on return from before the `#` to the route behind it, which becomes `/login`: that page exchanges
 * the code and removes it from the address (decision 5.5). All other parameters before the `#` stay, since they belong to whoever
 * serves the page.
 */
function signOnAddress(address: string): string {
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
