/** Where the company's directory is, and where it may send people back to. */
export interface DirectoryAddress {
  /** The absolute address of one of its pages; parameters are added to the query. */
  pageUrl(page: DirectoryPage): string;
  /** Origins that people may be sent back to, besides the directory's own and those of this machine. */
  readonly origins?: readonly string[];
  /** The same directory as it is reached under the `Host` of a request; absent for a fixed address. */
  seenFrom?(host: string | undefined): DirectoryAddress;
}

export type DirectoryPage = 'login' | 'logout';

/** The address of the directory in a world that no browser visits. */
export const NO_DIRECTORY_ADDRESS: DirectoryAddress = {
  pageUrl: (page) => `http://localhost/directory/${page}`,
};

/** The address of a page with parameters; empty ones are left out. */
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
 * The address to send a person back to, if it is allowed: absolute, http(s), and of this machine or a known origin. A directory
 * that sent people anywhere would be useful for phishing.
 */
export function readReturn(address: DirectoryAddress, redirect: string | undefined): URL | undefined {
  if (!redirect || !/^https?:\/\//i.test(redirect) || !URL.canParse(redirect)) return undefined;
  const url = new URL(redirect);
  // An address with a user name and password is not allowed.
  if (url.username || url.password) return undefined;
  const own = new URL(address.pageUrl('login')).origin;
  const known = url.origin === own || address.origins?.includes(url.origin) || isLoopback(url);
  return known ? url : undefined;
}

/** Names of this machine, including those below `localhost`, which browsers resolve to it as well (RFC 6761). */
export function isLoopback({ hostname }: URL): boolean {
  return /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
