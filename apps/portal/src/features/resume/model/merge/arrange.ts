/**
 * Puts keys in order. Those in `first` keep its order; each of the others follows the key that it follows in `second`.
 * A key that is in neither list, or not in `keys`, is left out.
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
