/** Normalises width, case and blanks of a text, so that it can be compared with words. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A set of the words in a text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s*\|\s*/));
}
