import { afterEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../vitest.base.ts';
import { findLeftovers, lookAround } from '../vitest.leftovers.ts';
import { readSources } from './boundaries.ts';

describe('what a file of tests leaves behind', () => {
  let undo: () => void = () => {};
  afterEach(() => undo());

  /** Replaces a property, and restores it only after the test. */
  function leave(owner: object, key: string, value: unknown): void {
    const was = Object.getOwnPropertyDescriptor(owner, key);
    Reflect.set(owner, key, value);
    undo = () => {
      Reflect.deleteProperty(owner, key);
      if (was) Object.defineProperty(owner, key, was);
    };
  }

  it.each<[string, object, unknown]>([
    ['globalThis.somethingNew', globalThis, 1],
    ['globalThis.structuredClone', globalThis, () => {}],
    ['process.env.SOMETHING_NEW', process.env, '1'],
    ['console.warn', console, () => {}],
    ['Date.now', Date, () => 0],
    ['Array.prototype.at', Array.prototype, () => {}],
  ])('is named: %s', (name, owner, value) => {
    const before = lookAround();
    leave(owner, name.slice(name.lastIndexOf('.') + 1), value);
    expect(findLeftovers(before)).toEqual([name]);
  });

  it('is named when it took something away', () => {
    const before = lookAround();
    const was: unknown = globalThis.structuredClone;
    undo = (): void => void Object.assign(globalThis, { structuredClone: was });
    Reflect.deleteProperty(globalThis, 'structuredClone');
    expect(findLeftovers(before)).toEqual(['globalThis.structuredClone']);
  });

  it('is fake timers: they are named, and are there no more for the next file', () => {
    const before = lookAround();
    vi.useFakeTimers();
    expect([findLeftovers(before), vi.isFakeTimers()]).toEqual([['fake timers'], false]);
  });

  it('is nothing when Vitest puts it back itself, or a library keeps it', () => {
    const before = lookAround();
    vi.stubGlobal('somethingNew', 1);
    vi.stubEnv('SOMETHING_NEW', '1');
    vi.spyOn(Date, 'now').mockReturnValue(0);
    leave(globalThis, '__core-js_shared__', {});
    expect(findLeftovers(before)).toEqual([]);
  });
});

describe('the tests of every package', () => {
  const sources = readSources();
  const configs = sources.filter(({ path }) => path.endsWith('/vitest.config.ts'));

  it('share a worker, in another order each time, and what they replaced is put back after each', () => {
    expect(shared).toMatchObject({
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      sequence: { shuffle: { files: true, tests: true } },
    });
  });

  it('are run by a configuration of their package', () => {
    const tested = sources
      .filter(({ path }) => /\.test\.tsx?$/.test(path))
      .map(({ path }) => /^(?:(?:apps|packages)\/)?[^/]+/.exec(path)?.[0]);
    const configured = configs.map(({ path }) => path.replace('/vitest.config.ts', ''));
    expect(configured.length).toBeGreaterThan(5);
    expect([...new Set(tested)].toSorted()).toEqual(configured.toSorted());
  });

  it.each(configs.map(({ path, text }) => [path, text] as const))(
    'are set up by %s as all are',
    (_, text) => {
      // It is the first entry of `test`, so that what differs follows it; the setup that compares comes last.
      expect(text).toMatch(/\btest: \{\s*\.\.\.shared,/);
      expect(text).toMatch(
        /\bimport \{[^}]*\bleftovers\b[^}]*\bshared\b[^}]*\} from '(\.\.\/)+vitest\.base\.ts'/,
      );
      const setups = [...text.matchAll(/\bsetupFiles: \[([^\]]*)\]/g)];
      expect(setups.length).toBeGreaterThan(0);
      for (const [, files = ''] of setups) expect(files).toMatch(/(^|, |\n\s*)leftovers,?\s*$/);
      for (const rule of ['restoreMocks', 'unstubGlobals', 'unstubEnvs', 'sequence', 'isolate: false'])
        expect(text).not.toContain(rule);
    },
  );
});
