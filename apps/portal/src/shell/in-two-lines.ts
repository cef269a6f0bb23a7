/** A name in the two lines that are the most even, at one of its spaces; in one line where it has none. */
export function inTwoLines(name: string): string {
  const longer = (at: number) => Math.max(at, name.length - at - 1);
  const [best] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((one, other) => longer(one) - longer(other));
  return best === undefined ? name : `${name.slice(0, best)}\n${name.slice(best + 1)}`;
}
