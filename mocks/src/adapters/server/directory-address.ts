import type { DirectoryAddress } from '../../directory/directory-address.ts';

/** A valid `Host`: a name or an address, and perhaps a port. */
const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a `Host` header is a valid address of a server. */
export function isHostOf(header: string): boolean {
  return hostPattern.test(header) && URL.canParse(`http://${header}`);
}

/**
 * The directory of a session's world. A server that listens on all addresses does not know its own name, so people are sent to
 * the host that their call was sent to.
 */
export function directoryAddressOf(
  root: () => string,
  session: string,
  origins: readonly string[],
): DirectoryAddress {
  const prefix = session ? `/@${encodeURIComponent(session)}` : '';
  const at = (base: () => string): DirectoryAddress => ({
    pageUrl: (page) => `${base()}${prefix}/directory/${page}`,
    origins,
    // Computed on demand, as every call asks for it and few read it.
    seenFrom: (host) => at(() => (host !== undefined && isHostOf(host) ? `http://${host}` : root())),
  });
  return at(root);
}
