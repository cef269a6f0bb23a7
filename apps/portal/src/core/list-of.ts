/** Names in one line, with the mark that stands between two in the language. */
export function listOf(names: readonly string[], locale: string): string {
  return names.join(locale.startsWith('zh') ? '、' : ', ');
}
