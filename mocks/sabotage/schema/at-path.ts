type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of some data in which each object that has the field at the end of a path is replaced. */
export function changeHolders(
  data: unknown,
  [head, ...rest]: readonly string[],
  change: (holder: Fields, field: string) => Fields,
): unknown {
  if (head === undefined) return data;
  if (head === '[]')
    return Array.isArray(data) ? data.map((entry) => changeHolders(entry, rest, change)) : data;
  if (!isFields(data) || !(head in data)) return data;
  if (rest.length === 0) return change(data, head);
  return { ...data, [head]: changeHolders(data[head], rest, change) };
}

/** A copy of an object without one of its fields. */
export function without(fields: object, field: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
}

/** A copy of some data in which every value at a path is replaced. */
export function changeValues(
  data: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (path.length === 0) return change(data);
  if (path.at(-1) !== '[]')
    return changeHolders(data, path, (holder, field) => ({ ...holder, [field]: change(holder[field]) }));
  return changeValues(data, path.slice(0, -1), (list) => (Array.isArray(list) ? list.map(change) : list));
}
