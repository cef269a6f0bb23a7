/** What a field shows and edits. */
interface BoundField<Value> {
  /** Where the value is in the document. */
  readonly path: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Binds fields to the values of a part of the document, by their names. */
export function fieldsOf<Part extends object>(path: string, part: Part, onChange: (next: Part) => void) {
  return <Name extends keyof Part & string>(name: Name): BoundField<Part[Name]> => ({
    path: `${path}.${name}`,
    value: part[name],
    onChange: (value) => onChange({ ...part, [name]: value }),
  });
}

/** What the document has as 1 or 0, as a switch. */
export function asSwitch({ path, value, onChange }: BoundField<0 | 1>): BoundField<boolean> {
  return { path, value: value === 1, onChange: (isOn) => onChange(isOn ? 1 : 0) };
}
