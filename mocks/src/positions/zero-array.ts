/**
 * An array of zeros. It is a plain one: a query creates a dozen short ones, and typed arrays take longer to create than to fill.
 */
export function zeroArray(length: number): number[] {
  return new Array<number>(length).fill(0);
}
