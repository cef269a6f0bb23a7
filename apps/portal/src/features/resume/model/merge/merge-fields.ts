import { type Conflict, type Fields, keyOf, type Merge, type Sides } from './conflict.ts';
import { isSame } from './same.ts';

/** Fields that only make sense together: a mix of both sides would say something that nobody wrote. */
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

/** The names of the fields, with those that belong together in one group. */
function unitsOf(value: Fields): (readonly string[])[] {
  const names = Object.keys(value);
  const units = together.filter((unit) => unit.every((name) => names.includes(name)));
  return [...units, ...names.filter((name) => !units.flat().includes(name)).map((name) => [name])];
}

function pick<Value extends Fields>(value: Value, fields: readonly string[]): Partial<Value> {
  // The picked fields keep their types, which `fromEntries` cannot know.
  return Object.fromEntries(fields.map((name) => [name, value[name]])) as Partial<Value>;
}
