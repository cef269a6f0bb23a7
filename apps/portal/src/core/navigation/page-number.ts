/** The number of a page of a list as an address says it, from 1; anything that is none is the first. */
export function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
