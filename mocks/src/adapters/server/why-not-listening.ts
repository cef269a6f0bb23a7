import * as v from 'valibot';

const listenError = v.object({
  syscall: v.picklist(['listen', 'getaddrinfo']),
  code: v.string(),
  address: v.optional(v.string()),
  hostname: v.optional(v.string()),
  port: v.optional(v.number()),
});

/** One plain sentence that says why a server could not listen on its address; undefined for any other error. */
export function whyNotListening(error: unknown): string | undefined {
  const read = v.safeParse(listenError, error);
  if (!read.success) return undefined;
  const { code, address, hostname, port } = read.output;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what runs there, or choose another with --port.`;
  if (code === 'EACCES')
    return `Port ${port} may not be taken by this user: choose one above 1023 with --port.`;
  return `This machine has no address ${hostname ?? address} (${code}): choose another with --host.`;
}
