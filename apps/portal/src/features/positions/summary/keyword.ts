const KEYWORD_MAX = 100;

/** The address of the shown state could not be longer than the server accepts, whatever was pasted. */
export function readKeyword(value: string | undefined): string {
  const words = (value ?? '').replace(/\s+/g, ' ').trim();
  return [...words].slice(0, KEYWORD_MAX).join('').trimEnd();
}

/** The list's address for a keyword and nothing else. */
export function keywordQuery(typed: string): Record<string, string> {
  const keyword = readKeyword(typed);
  return keyword ? { keyword } : {};
}
