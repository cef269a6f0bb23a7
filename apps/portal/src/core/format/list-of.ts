/** Short facts in one line, separated by a middle dot; in Chinese fonts the dot has its space built in. */
export function joinFacts(facts: readonly (string | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(locale.startsWith('zh') ? '·' : ' · ');
}

/** The texts of a server's list, to be shown one by one: without empty ones, and each once. */
export const saidOnce = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text.trim())),
];

/** Names in one line, separated as the language does it. */
export function listOf(names: readonly string[], locale: string): string {
  return names.join(locale.startsWith('zh') ? '、' : ', ');
}
