export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Found by these too: a pinyin, another name. */
  keywords?: string;
  disabled?: boolean;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** The options that hold what was typed. */
export function matching<Value extends string>(
  options: readonly SelectOption<Value>[],
  query: string,
): readonly SelectOption<Value>[] {
  const wanted = plain(query);
  if (!wanted) return options;
  return options.filter(({ label, keywords }) => plain(`${label} ${keywords ?? ''}`).includes(wanted));
}
