const DOT = ' · ';

/** Parts of a summary on one line, without those that are not written yet. */
export function joinSummary(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .join(DOT);
}

/** The parts again, for where each stays together on a narrow page. */
export function summaryParts(summary: string): string[] {
  return summary.split(DOT);
}
