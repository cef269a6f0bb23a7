/** Short facts in one line, separated by a middle dot; in Chinese fonts the dot has its space built in. */
export function joinFacts(facts: readonly (string | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(locale.startsWith('zh') ? '·' : ' · ');
}

/** Names in one line, separated as the language does it. */
export function listOf(names: readonly string[], locale: string): string {
  return names.join(locale.startsWith('zh') ? '、' : ', ');
}
