/**
 * Whether two values mean the same. Choices of a list and files are compared by id only: the name of a choice depends
 * on the language of the call, and a file's address is new in every reply.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  if ('fileId' in one && 'fileId' in other) return one.fileId === other.fileId;
  if (isChoice(one) && isChoice(other)) return one.id === other.id;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** Whether an object consists of only an id and a name. */
function isChoice(value: object): value is { readonly id: unknown } {
  return 'id' in value && 'name' in value && Object.keys(value).length === 2;
}
