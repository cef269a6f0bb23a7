/** An address, read against another where it is relative; undefined for a text that is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // `URL.canParse` and `URL.parse` are newer than the oldest browsers that are supported.
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
