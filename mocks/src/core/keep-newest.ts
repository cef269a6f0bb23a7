/** Forgets the entries that came first until there are so many; what a client can add to without end has one. */
export function keepNewest(entries: Record<string, unknown>, most: number): void {
  const keys = Object.keys(entries);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) delete entries[key];
}

/** The same of a list, in place. */
export function keepNewestOf(entries: unknown[], most: number): void {
  if (entries.length > most) entries.splice(0, entries.length - most);
}
