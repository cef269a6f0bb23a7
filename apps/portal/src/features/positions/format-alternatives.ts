/** "Bachelor or Master": entries of one facet widen each other. */
export function formatAlternatives(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
