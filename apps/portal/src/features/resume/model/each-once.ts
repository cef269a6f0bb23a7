/** The length of an id. */
const ID_MAX = 64;

/**
 * The entries of a section, each under an id of its own. Some other client may have written an id twice: what is typed into one entry
 * would be in the other too, and no save would be taken. The same entries get the same ids at each reading, since what is typed is
 * compared with what was read.
 */
export function eachOnce<Entry extends { readonly id: string }>(entries: Entry[]): Entry[] {
  const taken = new Set(entries.map(({ id }) => id));
  if (taken.size === entries.length) return entries;
  const seen = new Set<string>();
  return entries.map((entry) => {
    const { id } = entry;
    if (!seen.has(id)) {
      seen.add(id);
      return entry;
    }
    const own = freeId(id, taken);
    taken.add(own);
    return { ...entry, id: own };
  });
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const free = id.slice(0, ID_MAX - ending.length) + ending;
    if (!taken.has(free)) return free;
  }
}
