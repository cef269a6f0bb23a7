/** The parts of a summary, each on one line and without the empty ones. */
export function summaryOf(...parts: readonly string[]): string[] {
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter(Boolean);
}
