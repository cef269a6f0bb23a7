/** So many zeroArray. Plain arrays: a query makes a dozen short ones, and typed ones cost more to make than to fill. */
export function zeroArray(length: number): number[] {
  return new Array<number>(length).fill(0);
}
