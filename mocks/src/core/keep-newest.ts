/** Deletes the oldest entries until at most `most` remain: whatever clients can add to without end needs a limit. */
export function keepNewest(entries: Record<string, unknown>, most: number): void {
  const keys = Object.keys(entries);
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) delete entries[key];
}

/** The same for a list, in place. */
export function keepNewestOf(entries: unknown[], most: number): void {
  if (entries.length > most) entries.splice(0, entries.length - most);
}
