import type { ResumeValue } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import type { Fields } from './merge/conflict.ts';
import { isSame } from './merge/same.ts';
import {
  type Conflict,
  type Merge,
  mergeSection,
  resolve,
  resolveAll,
  type Side,
  type Sides,
} from './merge.ts';
import { resumeRegistry } from './sections/registry.ts';
import { createRandom, type Random, seeds } from './testing/random.ts';
import { randomHeld } from './testing/random-content.ts';

type Job = ResumeValue<'work'>[number];

const { fields, newEntry } = resumeRegistry.work;

function randomJob(random: Random, id: string): Job {
  const held = Object.fromEntries(fields.map((field) => [field.name, randomHeld(random, field)]));
  return { ...newEntry(), ...held, id };
}

const kinds = ['edit', 'edit', 'edit', 'add', 'remove', 'move', 'move', 'move'] as const;

/** Random edits as on one device: entries are changed, added, removed and moved. */
function edited(random: Random, entries: readonly Job[], who: string): Job[] {
  const next = [...entries];
  for (let left = random.below(9), step = 0; left > 0; left--, step++) {
    const at = random.below(next.length + 1);
    const entry = next[at];
    // Both sides may add an entry with the same id, if a save's answer was lost.
    const isFirst = next.every(({ id }) => id !== 'new');
    const kind = random.pick(kinds);
    if (kind === 'add')
      next.splice(at, 0, randomJob(random, isFirst && random.chance(0.5) ? 'new' : `${who}-${step}`));
    if (!entry) continue;
    const field = random.pick(fields);
    if (kind === 'edit') next[at] = { ...entry, [field.name]: randomHeld(random, field) };
    if (kind === 'remove') next.splice(at, 1);
    if (kind === 'move') next.splice(random.below(next.length), 0, ...next.splice(at, 1));
  }
  return next;
}

function drawSides(seed: number): { sides: Sides<Job[]>; random: Random } {
  const random = createRandom(seed);
  const base = Array.from({ length: random.below(6) }, (_, at) => randomJob(random, `base-${at}`));
  return {
    sides: { base, mine: edited(random, base, 'mine'), theirs: edited(random, base, 'theirs') },
    random,
  };
}

/** The changes of a side to an entry's fields; for a new entry all of its fields, for a removed one none. */
function changesOf(
  base: readonly Job[],
  side: readonly Job[],
): { entry: Job; name: string; value: unknown }[] {
  return side.flatMap((entry) => {
    const was: Fields | undefined = base.find(({ id }) => id === entry.id);
    return Object.entries(entry)
      .filter(([name, value]) => (was ? was[name] !== value : value !== '' && value !== false))
      .map(([name, value]) => ({ entry, name, value }));
  });
}

const has = (value: readonly Job[], { entry, name, value: held }: ReturnType<typeof changesOf>[number]) =>
  value.some((one) => one.id === entry.id && (one as Fields)[name] === held);

const isIn = (
  conflicts: readonly Conflict<Job[]>[],
  side: Side,
  change: ReturnType<typeof changesOf>[number],
) =>
  conflicts.some(
    ({ path, [side]: held }) =>
      path.entry === change.entry.id &&
      held !== null &&
      isSame(Reflect.get(Object(held), change.name), change.value),
  );

const drawn = seeds(500).map((seed) => ({ seed, ...drawSides(seed) }));
const swapped = ({ base, mine, theirs }: Sides<Job[]>) => ({ base, mine: theirs, theirs: mine });

test('a merge of random edits loses nothing: each change is in the result or in a conflict', () => {
  let changes = 0;
  for (const { seed, sides } of drawn) {
    const { value, conflicts } = mergeSection('work', sides);
    for (const side of ['mine', 'theirs'] as const) {
      for (const change of changesOf(sides.base, sides[side])) {
        changes++;
        const isThere = has(value, change) || isIn(conflicts, side, change);
        expect(isThere, `seed ${seed}: ${change.name} of ${change.entry.id}`).toBe(true);
      }
      const gone = sides.base.filter(({ id }) => !sides[side].some((entry) => entry.id === id));
      for (const { id } of gone) {
        const isAsked = conflicts.some(({ kind, path }) => kind === 'removed' && path.entry === id);
        expect(
          value.some((entry) => entry.id === id),
          `seed ${seed}: ${id} is removed`,
        ).toBe(isAsked);
      }
    }
  }
  expect(changes).toBeGreaterThan(2000);
});

test('a merge of random edits invents nothing: each field is from one of the sides', () => {
  for (const { seed, sides } of drawn) {
    for (const entry of mergeSection('work', sides).value) {
      const sources: Fields[] = [...sides.mine, ...sides.theirs].filter(({ id }) => id === entry.id);
      for (const [name, held] of Object.entries(entry))
        expect(
          sources.map((source) => source[name]),
          `seed ${seed}: ${name}`,
        ).toContainEqual(held);
    }
  }
});

test('a merge of random edits with an unchanged side gives the other side', () => {
  for (const { sides } of drawn) {
    const { base, mine } = sides;
    expect(mergeSection('work', { base, mine, theirs: base })).toEqual({ value: mine, conflicts: [] });
    expect(mergeSection('work', { base, mine: base, theirs: mine })).toEqual({
      value: mine,
      conflicts: [],
    });
    expect(mergeSection('work', { base, mine, theirs: mine })).toEqual({ value: mine, conflicts: [] });
  }
});

test('a merge of random edits is symmetrical', () => {
  for (const { seed, sides } of drawn) {
    const one = mergeSection('work', sides);
    const other = mergeSection('work', swapped(sides));
    const keys = ({ conflicts }: Merge<Job[]>) => conflicts.map(({ key }) => key).sort();
    expect(keys(other), `seed ${seed}`).toEqual(keys(one));
    // If every choice is for the same side, the results are equal.
    const take = (merge: Merge<Job[]>, side: Side) =>
      resolveAll(merge, new Map(merge.conflicts.map(({ key }) => [key, side]))).value.toSorted(
        (left, right) => (left.id < right.id ? -1 : 1),
      );
    expect(take(other, 'theirs'), `seed ${seed}`).toEqual(take(one, 'mine'));
    expect(take(other, 'mine'), `seed ${seed}`).toEqual(take(one, 'theirs'));
  }
});

test('a merge of random edits keeps the order of the side that moved something', () => {
  for (const { seed, sides } of drawn) {
    const { base, mine, theirs } = sides;
    const merge = mergeSection('work', sides);
    const shared = (list: readonly Job[]) =>
      list
        .map(({ id }) => id)
        .filter((id) => [base, mine, theirs].every((side) => side.some((entry) => entry.id === id)));
    const isMoved = !isSame(shared(mine), shared(base));
    const wanted = isMoved ? shared(mine) : shared(theirs);
    expect(shared(merge.value), `seed ${seed}`).toEqual(wanted);
    const isAsked = merge.conflicts.some(({ kind }) => kind === 'order');
    const differ = !isSame(shared(theirs), shared(base)) && !isSame(shared(theirs), shared(mine));
    expect(isAsked, `seed ${seed}`).toBe(isMoved && differ);
  }
});

test('a merge of random edits that was resolved has no conflicts left, and has the chosen sides', () => {
  const asked = { changed: 0, removed: 0, order: 0 };
  for (const { seed, sides, random } of drawn) {
    let merge = mergeSection('work', sides);
    while (merge.conflicts.length > 0) {
      const conflict = random.pick(merge.conflicts);
      const side = random.pick(['mine', 'theirs'] as const);
      merge = resolve(merge, conflict, side);
      asked[conflict.kind]++;
      const { entry, fields: names } = conflict.path;
      const now = merge.value.find(({ id }) => id === entry);
      if (names) expect(now, `seed ${seed}`).toMatchObject(Object(conflict[side]));
      else if (conflict.kind === 'removed') expect(now === undefined).toBe(conflict[side] === null);
    }
    const { value } = merge;
    expect(mergeSection('work', { base: sides.theirs, mine: value, theirs: sides.theirs })).toEqual(merge);
    expect(mergeSection('work', { base: sides.base, mine: value, theirs: value })).toEqual(merge);
  }
  expect(Math.min(...Object.values(asked)), JSON.stringify(asked)).toBeGreaterThan(10);
});

test('a merge of texts takes the side that changed, and has a conflict if both did', () => {
  const texts = ['', 'a', 'b'];
  const all = texts.flatMap((base) =>
    texts.flatMap((mine) => texts.map((theirs) => ({ base, mine, theirs }))),
  );
  for (const sides of all) {
    const { base, mine, theirs } = sides;
    const { value, conflicts } = mergeSection('selfEvaluation', sides);
    const isAsked = mine !== base && theirs !== base && mine !== theirs;
    expect([value, conflicts.length], JSON.stringify(sides)).toEqual([
      mine === base ? theirs : mine,
      isAsked ? 1 : 0,
    ]);
  }
});
