/** Short facts in one line, a dot between two: a Chinese one has its room around it. */
export function joinFacts(facts: readonly (string | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(locale.startsWith('zh') ? '·' : ' · ');
}

/** Names in one line, with the mark that stands between two in the language. */
export function listOf(names: readonly string[], locale: string): string {
  return names.join(locale.startsWith('zh') ? '、' : ', ');
}
