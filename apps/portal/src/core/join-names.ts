/** Names one after the other, with the mark that the language shown has between them. */
export function joinNames(names: readonly string[], locale: string): string {
  return names.join(locale.startsWith('zh') ? '、' : ', ');
}
