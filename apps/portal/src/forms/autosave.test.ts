import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAVE_EVERY_MS, type Versioned, waitOf } from './autosave.ts';
import { type Autosave, createAutosave } from './create-autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The edits that a document holds; each edit of a test is a letter of its own. */
type Edits = readonly string[];

class Conflict extends Error {
  readonly theirs: Versioned<Edits>;
  constructor(theirs: Versioned<Edits>) {
    super('conflict');
    this.theirs = theirs;
  }
}

const union = (one: Edits, other: Edits) => [...new Set([...one, ...other])].sort();

/** A server with one document. A test lets each call through, loses it, or loses its answer. */
function server() {
  let has: Versioned<Edits> = { value: [], revision: 1 };
  const calls: { readonly arrive: () => void; readonly settle: (how: 'answer' | 'lose') => void }[] = [];
  function take(value: Edits, revision: number): number {
    if (revision !== has.revision) throw new Conflict(has);
    has = { value, revision: revision + 1 };
    return has.revision;
  }
  const save = (value: Edits, revision: number) =>
    new Promise<number>((resolve, reject) => {
      let outcome: (() => void) | undefined;
      calls.push({
        arrive: () => {
          try {
            const next = take(value, revision);
            outcome = () => resolve(next);
          } catch (error) {
            outcome = () => reject(error);
          }
        },
        settle: (how) => (how === 'answer' && outcome ? outcome() : reject(new TypeError('lost'))),
      });
    });
  return { has: () => has, save, calls, write: (value: Edits) => take(value, has.revision) };
}

type Server = ReturnType<typeof server>;

const open = ({ has, save }: Pick<Server, 'has' | 'save'>): Autosave<Edits> =>
  createAutosave({
    from: has(),
    save,
    conflictOf: (error) => (error instanceof Conflict ? error.theirs : undefined),
    mayTryAgain: (error) => error instanceof TypeError,
    now: Date.now,
  });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
async function answer({ calls }: Server): Promise<void> {
  const call = calls.shift();
  if (!call) throw new Error('nothing was sent');
  call.arrive();
  call.settle('answer');
  await pass(0);
}

describe('the autosave of a document', () => {
  test('saves two seconds after the first change, once for all changes until then', async () => {
    const backend = server();
    const autosave = open(backend);
    autosave.edit(['a']);
    await pass(SAVE_EVERY_MS - 1);
    autosave.edit(['a', 'b']);
    expect(backend.calls).toHaveLength(0);
    await pass(1);
    expect([backend.calls.length, autosave.state().phase]).toEqual([1, 'saving']);
    await answer(backend);
    expect([backend.has(), autosave.state().phase, autosave.state().revision]).toEqual([
      { value: ['a', 'b'], revision: 2 },
      'saved',
      2,
    ]);
  });

  test('shows the same while edits wait together, and in a conflict each edit beside what the server has', async () => {
    const backend = server();
    const autosave = open(backend);
    autosave.edit(['a']);
    const waiting = autosave.shown();
    autosave.edit(['a', 'b']);
    expect(autosave.shown()).toBe(waiting);
    backend.write(['c']);
    await pass(SAVE_EVERY_MS);
    await answer(backend);
    autosave.edit(['a', 'b', 'd']);
    expect(autosave.shown()).toMatchObject({
      phase: 'conflict',
      conflict: { mine: ['a', 'b', 'd'], theirs: { value: ['c'], revision: 2 } },
    });
  });

  test('has one save under way, and includes later changes in the next one', async () => {
    const backend = server();
    const autosave = open(backend);
    autosave.edit(['a']);
    autosave.saveNow();
    autosave.edit(['a', 'b']);
    autosave.saveNow();
    await pass(10 * SAVE_EVERY_MS);
    expect(backend.calls).toHaveLength(1);
    await answer(backend);
    await pass(SAVE_EVERY_MS);
    await answer(backend);
    expect(backend.has().value).toEqual(['a', 'b']);
  });

  test('counts the two seconds anew for an edit after a save that was asked for', async () => {
    const backend = server();
    const autosave = open(backend);
    autosave.edit(['a']);
    await pass(SAVE_EVERY_MS - 1);
    autosave.saveNow();
    await answer(backend);
    autosave.edit(['a', 'b']);
    await pass(SAVE_EVERY_MS - 1);
    expect(backend.calls).toHaveLength(0);
    await pass(1);
    expect(backend.calls).toHaveLength(1);
  });

  test('repeats a failed save after growing delays, and at once when the network is back', async () => {
    const backend = server();
    const autosave = open(backend);
    autosave.edit(['a']);
    autosave.saveNow();
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 8; round++) {
      backend.calls.shift()?.settle('lose');
      await pass(0);
      waits.push(waitOf(autosave.state()));
      autosave.saveNow();
    }
    expect(waits).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000]);
    await answer(backend);
    expect(backend.has().value).toEqual(['a']);
    // An earlier failure is not shown any more.
    expect(autosave.state().failure).toBeUndefined();
  });

  test('does not repeat a refused save before the next change', async () => {
    const refusals: number[] = [];
    const autosave = open({
      has: () => ({ value: [], revision: 1 }),
      save: async (_, revision) => {
        refusals.push(revision);
        throw new RangeError('too long');
      },
    });
    autosave.edit(['a']);
    await pass(10 * SAVE_EVERY_MS);
    expect([refusals.length, autosave.state().phase]).toEqual([1, 'refused']);
    autosave.edit(['b']);
    await pass(SAVE_EVERY_MS);
    expect(refusals).toHaveLength(2);
  });

  test('reports a conflict with both versions, and saves nothing before it is resolved', async () => {
    const backend = server();
    const autosave = open(backend);
    backend.write(['theirs']);
    autosave.edit(['mine']);
    autosave.saveNow();
    await answer(backend);
    const { phase, value, theirs } = autosave.state();
    expect([phase, value, theirs]).toEqual(['conflict', ['mine'], { value: ['theirs'], revision: 2 }]);
    await pass(10 * SAVE_EVERY_MS);
    expect(backend.calls).toHaveLength(0);
    autosave.resolve(['mine', 'theirs']);
    await pass(SAVE_EVERY_MS);
    await answer(backend);
    expect(backend.has()).toEqual({ value: ['mine', 'theirs'], revision: 3 });
  });

  test('does not take its own save whose reply was lost for a conflict', async () => {
    const backend = server();
    const autosave = open(backend);
    // The first of them does not arrive, and of the second the reply does not.
    for (const edits of [['x'], ['a']]) {
      autosave.edit(edits);
      autosave.saveNow();
      const lost = backend.calls.shift();
      if (edits.includes('a')) lost?.arrive();
      lost?.settle('lose');
      await pass(0);
    }
    autosave.edit(['a', 'b']);
    autosave.saveNow();
    await answer(backend);
    expect(autosave.state().phase).toBe('waiting');
    await pass(SAVE_EVERY_MS);
    await answer(backend);
    expect([backend.has().value, autosave.state().phase]).toEqual([['a', 'b'], 'saved']);
  });
});

/** Random choices, which repeat for the same seed. */
function choices(seed: number): (most: number) => number {
  let state = seed * 2654435761;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

test('the autosave of a document loses no edit under random edits, saves, failures, conflicts and reloads', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const choose = choices(seed);
    const backend = server();
    let autosave = open(backend);
    const made: string[] = [];
    const mend = () => {
      const { theirs, value } = autosave.state();
      if (theirs) autosave.resolve(union(value, theirs.value));
    };
    const acts: readonly (() => unknown)[] = [
      () => {
        made.push(`e${made.length}`);
        autosave.edit(union(autosave.state().value, made.slice(-1)));
      },
      () => pass(choose(5000)),
      () => backend.calls.at(choose(backend.calls.length || 1))?.arrive(),
      () => backend.calls.shift()?.settle('answer'),
      () => backend.calls.shift()?.settle('lose'),
      () => {
        const call = backend.calls.shift();
        call?.arrive();
        call?.settle('answer');
      },
      () => {
        made.push(`x${made.length}`);
        backend.write(union(backend.has().value, made.slice(-1)));
      },
      mend,
      () => autosave.saveNow(),
      () => {
        // A reload: typed text is in the draft; a save that was sent may arrive later, or never.
        const draft = autosave.state().value;
        autosave.stop();
        autosave = open(backend);
        autosave.edit(union(draft, autosave.state().value));
      },
    ];
    for (let step = 0; step < 60; step++) {
      await acts[choose(acts.length)]?.();
      await pass(0);
    }
    // From now on the network works, and each conflict is resolved. A last edit finds the changes of others.
    acts[0]?.();
    for (let round = 0; round < 40; round++) {
      mend();
      for (const call of backend.calls.splice(0)) {
        call.arrive();
        call.settle('answer');
      }
      await pass(60_000);
    }
    const { phase, revision } = autosave.state();
    const facts = { seed, phase, revision, value: union(backend.has().value, []) };
    expect(facts).toEqual({
      seed,
      phase: 'saved',
      revision: backend.has().revision,
      value: [...made].sort(),
    });
  }
});
