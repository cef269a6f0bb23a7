/** "Bachelor or Master": the chosen entries of one facet are alternatives. */
export function formatAlternatives(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
