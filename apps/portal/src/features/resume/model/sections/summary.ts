/** What a summary says, each part on one line, without those that are not written yet. */
export function summaryOf(...parts: readonly string[]): string[] {
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter(Boolean);
}

/** A summary as one text: for names of controls, for announcements and for paper. */
export function joinSummary(parts: readonly string[]): string {
  return parts.join(' · ');
}
