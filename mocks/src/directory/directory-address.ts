/** Where the company's directory stands, and who it sends people back to. */
export interface DirectoryAddress {
  /** The absolute address of a page of it; its own parameters are added to the query. */
  pageUrl(page: DirectoryPage): string;
  /** Origins that people may be sent back to, besides the directory's own and those on this machine. */
  readonly origins?: readonly string[];
  /** The same as it is reached under the `Host` of a request; one that is fixed has none. */
  seenFrom?(host: string | undefined): DirectoryAddress;
}

export type DirectoryPage = 'login' | 'logout';

/** The address of a directory for a world that nobody visits by browser. */
export const NO_DIRECTORY_ADDRESS: DirectoryAddress = {
  pageUrl: (page) => `http://localhost/directory/${page}`,
};

/** A page's address with parameters; empty ones are left out. */
export function directoryUrl(
  address: DirectoryAddress,
  page: DirectoryPage,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(address.pageUrl(page));
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The address to send a person back to, if it is one: absolute, http(s), and of this machine or a known origin.
 * A directory that sent people anywhere would lend its good name to every fraud.
 */
export function readReturn(address: DirectoryAddress, redirect: string | undefined): URL | undefined {
  if (!redirect || !/^https?:\/\//i.test(redirect) || !URL.canParse(redirect)) return undefined;
  const url = new URL(redirect);
  // Nobody returns with a name and a password in the address.
  if (url.username || url.password) return undefined;
  const own = new URL(address.pageUrl('login')).origin;
  const known = url.origin === own || address.origins?.includes(url.origin) || isLoopback(url);
  return known ? url : undefined;
}

/** Names of this machine: those below `localhost` too, which browsers look up nowhere else (RFC 6761). */
export function isLoopback({ hostname }: URL): boolean {
  return /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
