const KEYWORD_MAX = 100;

/** Normalises a keyword: single spaces, and no longer than the server accepts. */
export function readKeyword(value: string | undefined): string {
  const words = (value ?? '').replace(/\s+/g, ' ').trim();
  return [...words].slice(0, KEYWORD_MAX).join('').trimEnd();
}

/** The query of the list for a keyword alone. */
export function keywordQuery(typed: string): Record<string, string> {
  const keyword = readKeyword(typed);
  return keyword ? { keyword } : {};
}
