/** A typed text as it is stored: without space around it, and empty if nothing of it can be seen. */
export function visibleText(typed: string): string {
  const text = typed.trim();
  return /[^\s\p{Cf}]/u.test(text) ? text : '';
}
