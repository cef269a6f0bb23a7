/**
 * Takes entries that a server lists twice out of an answer's lists, and words that say nothing: out of the answer itself where it
 * is a list, of its rows and of its facets. A list on the screen tells its entries apart by their ids, and would keep one that
 * stands there twice when the list changes. A resume's sections are no such lists: nothing that a person wrote is dropped.
 */
export function dropRepeats(answer: unknown): void {
  for (const list of listsOf(answer)) {
    const seen = new Set<string>();
    const kept = list.filter((entry) => {
      const name = nameOf(entry);
      if (name === undefined) return true;
      const isNew = name !== '' && !seen.has(name);
      seen.add(name);
      return isNew;
    });
    if (kept.length < list.length) list.splice(0, list.length, ...kept);
  }
}

function listsOf(answer: unknown): unknown[][] {
  if (Array.isArray(answer)) return [answer];
  const rows: unknown = Reflect.get(Object(answer), 'rows');
  const facets: unknown = Reflect.get(Object(answer), 'facets');
  return [rows, ...Object.values(Object(facets))].filter(Array.isArray);
}

/** What an entry is told apart by: a word by itself, anything else by its id or that of its position, if it has one. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry.trim();
  if (typeof entry !== 'object' || entry === null) return undefined;
  if ('id' in entry && typeof entry.id === 'string') return entry.id || undefined;
  return 'position' in entry && typeof entry.position === 'object' ? nameOf(entry.position) : undefined;
}
