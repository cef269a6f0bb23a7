/** A path under an address of `config.json`, which may be written with a final slash: `//` is refused by some servers. */
export function addressOf(base: string, path: string): string {
  return (base.endsWith('/') ? base.slice(0, -1) : base) + path;
}
