/** Reads a static host's `_headers` file; the result returns the headers of an address. */
export function readHeaderRules(text: string): (path: string) => Record<string, string> {
  const rules = text
    .split(/\n(?=\/)/)
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const [match = '', ...lines] = rule.trimEnd().split('\n');
      return {
        fits: (path: string) => (match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match),
        headers: lines.flatMap((line) => {
          const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
          return name && value ? [[name, value] as const] : [];
        }),
      };
    });
  return (path) => Object.fromEntries(rules.flatMap(({ fits, headers }) => (fits(path) ? headers : [])));
}
