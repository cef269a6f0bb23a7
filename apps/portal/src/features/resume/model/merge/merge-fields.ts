import { type Conflict, type Fields, keyOf, type Merge, type Sides } from './conflict.ts';
import { isSame } from './same.ts';

/** Fields that say one thing together: half of one side's and half of the other's would say what nobody has written. */
const together: readonly (readonly string[])[] = [
  ['end', 'present'],
  ['phoneNationCode', 'phone'],
];

/** Merges field by field. */
export function mergeFields<Value extends Fields>({ base, mine, theirs }: Sides<Value>): Merge<Value> {
  const conflicts: Conflict<Value>[] = [];
  let value = mine;
  for (const fields of unitsOf(mine)) {
    const was = pick(base, fields);
    const ours = pick(mine, fields);
    const other = pick(theirs, fields);
    if (isSame(ours, other) || isSame(other, was)) continue;
    if (isSame(ours, was)) {
      value = { ...value, ...other };
      continue;
    }
    const path = { fields };
    conflicts.push({
      kind: 'changed',
      key: keyOf('changed', path),
      path,
      mine: ours,
      theirs: other,
      choose: (into, side) => ({ ...into, ...(side === 'mine' ? ours : other) }),
    });
  }
  return { value, conflicts };
}

/** The names of fields, those that belong together together. */
function unitsOf(value: Fields): (readonly string[])[] {
  const names = Object.keys(value);
  const units = together.filter((unit) => unit.every((name) => names.includes(name)));
  return [...units, ...names.filter((name) => !units.flat().includes(name)).map((name) => [name])];
}

function pick<Value extends Fields>(value: Value, fields: readonly string[]): Partial<Value> {
  // A part of an object has the types of the object; `fromEntries` cannot know that.
  return Object.fromEntries(fields.map((name) => [name, value[name]])) as Partial<Value>;
}
