/** A list with one entry changed. */
export function replaced<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.map((one, place) => (place === at ? entry : one));
}

export function removed<Entry>(list: readonly Entry[], at: number): Entry[] {
  return list.filter((_, place) => place !== at);
}

/** A list with one entry at another of its places. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = removed(list, from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** An id that none of the taken ones is. */
export function freeId(prefix: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number++) {
    const id = `${prefix}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
