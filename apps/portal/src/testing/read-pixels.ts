/** `getImageData` of a canvas that gives what was filled last; `stripes`: as in Firefox, where it resists fingerprinting. */
export function readPixels(fillStyle: string, count: number, stripes = false): { readonly data: number[] } {
  const pixel = [...(fillStyle.match(/\d+/g) ?? []).map(Number), 255];
  return { data: Array.from({ length: count }, () => (stripes ? [147, 112, 180, 255] : pixel)).flat() };
}
