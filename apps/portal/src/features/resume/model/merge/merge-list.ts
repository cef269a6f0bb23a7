import { arrange } from './arrange.ts';
import { type Conflict, keyOf, type Merge, type Side, type Sides } from './conflict.ts';
import { isSame } from './same.ts';

interface ListRules<Entry> {
  readonly idOf: (entry: Entry) => string;
  /** Merges one entry that both sides have; `base` is undefined when both added it. */
  readonly mergeEntry: (sides: { base: Entry | undefined; mine: Entry; theirs: Entry }) => Merge<Entry>;
}

/** Merges entry by entry: added, removed, moved and edited on either side. */
export function mergeList<Entry>(sides: Sides<Entry[]>, rules: ListRules<Entry>): Merge<Entry[]> {
  const base = keyed(sides.base, rules);
  const mine = keyed(sides.mine, rules);
  const theirs = keyed(sides.theirs, rules);
  const merged = new Map<string, Entry>();
  const conflicts: Conflict<Entry[]>[] = [];
  for (const entry of new Set([...mine.keys(), ...theirs.keys()])) {
    const was = base.get(entry);
    const ours = mine.get(entry);
    const other = theirs.get(entry);
    if (ours !== undefined && other !== undefined) {
      const { value, conflicts: inside } = rules.mergeEntry({ base: was, mine: ours, theirs: other });
      merged.set(entry, value);
      conflicts.push(...inside.map((conflict) => lifted(conflict, entry, rules)));
      continue;
    }
    const kept = ours ?? other;
    // One side removed it and the other left it unchanged: it is removed.
    if (kept === undefined || (was !== undefined && isSame(was, kept))) continue;
    merged.set(entry, kept);
    if (was !== undefined)
      conflicts.push(removal(entry, { mine: ours ?? null, theirs: other ?? null }, rules));
  }
  const orders = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const moved = whoMoved(orders);
  if (moved === 'both') conflicts.push(orderConflict(orders, rules));
  const [first, second] = moved === 'theirs' ? [orders.theirs, orders.mine] : [orders.mine, orders.theirs];
  return { value: pickFrom(merged, arrange(new Set(merged.keys()), first, second)), conflicts };
}

/** Which side reordered the entries that all three versions have; `both` when each did so differently. */
function whoMoved({ base, mine, theirs }: Sides<string[]>): Side | 'both' | 'nobody' {
  const shared = new Set(base.filter((key) => mine.includes(key) && theirs.includes(key)));
  const orderIn = (keys: readonly string[]) => keys.filter((key) => shared.has(key));
  const [was, ours, other] = [orderIn(base), orderIn(mine), orderIn(theirs)];
  if (isSame(ours, was)) return isSame(other, was) ? 'nobody' : 'theirs';
  return isSame(other, was) || isSame(ours, other) ? 'mine' : 'both';
}

/** Entries by id. A repeated id gets a key of its own, so that neither entry is lost. */
function keyed<Entry>(entries: readonly Entry[], { idOf }: ListRules<Entry>): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const id = idOf(entry);
    let key = id;
    for (let again = 2; found.has(key); again++) key = `${id} ${again}`;
    found.set(key, entry);
  }
  return found;
}

function pickFrom<Entry>(entries: ReadonlyMap<string, Entry>, order: readonly string[]): Entry[] {
  return order.flatMap((key) => {
    const entry = entries.get(key);
    return entry === undefined ? [] : [entry];
  });
}

/** Turns a conflict inside an entry into a conflict of the list. */
function lifted<Entry>(
  { kind, path: { fields }, mine, theirs, choose }: Conflict<Entry>,
  entry: string,
  rules: ListRules<Entry>,
): Conflict<Entry[]> {
  const path = { entry, ...(fields ? { fields } : {}) };
  return {
    kind,
    key: keyOf(kind, path),
    path,
    mine,
    theirs,
    choose: (entries, side) =>
      [...keyed(entries, rules)].map(([key, one]) => (key === entry ? choose(one, side) : one)),
  };
}

function removal<Entry>(
  entry: string,
  values: Readonly<Record<Side, Entry | null>>,
  rules: ListRules<Entry>,
): Conflict<Entry[]> {
  const path = { entry };
  return {
    kind: 'removed',
    key: keyOf('removed', path),
    path,
    ...values,
    choose: (entries, side) =>
      [...keyed(entries, rules)]
        .filter(([key]) => key !== entry || values[side] !== null)
        .map(([, one]) => one),
  };
}

function orderConflict<Entry>(
  orders: Readonly<Record<Side, readonly string[]>>,
  rules: ListRules<Entry>,
): Conflict<Entry[]> {
  return {
    kind: 'order',
    key: keyOf('order', {}),
    path: {},
    ...orders,
    choose: (entries, side) => {
      const there = keyed(entries, rules);
      return pickFrom(there, arrange(new Set(there.keys()), orders[side], [...there.keys()]));
    },
  };
}
