/**
 * Puts keys in order: those in `first` as they stand there, the others behind the one that they stand behind in `second`.
 * What is in neither is left out, and so is what is not among `keys`.
 */
export function arrange(
  keys: ReadonlySet<string>,
  first: readonly string[],
  second: readonly string[],
): string[] {
  const order = first.filter((key) => keys.has(key));
  const placed = new Set(order);
  let before: string | undefined;
  for (const key of second) {
    if (!keys.has(key)) continue;
    if (!placed.has(key)) {
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
      placed.add(key);
    }
    before = key;
  }
  return order;
}
