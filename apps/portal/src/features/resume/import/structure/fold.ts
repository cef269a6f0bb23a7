/** A text as it is compared with words: in one width and case, in one kind of blanks. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A list of words that stands in one text, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s*\|\s*/));
}
