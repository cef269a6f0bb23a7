/** Joins the chosen entries of one facet: "Bachelor or Master". */
export function formatAlternatives(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
