/** What a summary says, each part on one line, without those that are not written yet. */
export function summaryOf(...parts: readonly string[]): string[] {
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter(Boolean);
}
