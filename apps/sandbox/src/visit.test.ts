import { STATE_SHAPE } from '@careers/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserVisitSource,
  findVisit,
  holdVisit,
  nextPage,
  openVisits,
  rememberVisit,
  type VisitSource,
} from './visit.ts';

/** Locks of one browser, shared by its tabs. */
function browserLocks() {
  const held = new Map<object, string>();
  // Of what a browser's locks can do, all that a visit asks of them.
  return {
    query: async () => ({ held: [...held.values()].map((name) => ({ name })) }),
    request: (name: string, _options: unknown, run: () => Promise<unknown>) => {
      const lock = {};
      held.set(lock, name);
      return run().finally(() => held.delete(lock));
    },
  } as unknown as LockManager;
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

/** What another tab's sandbox, which writes worlds in some shape, tells of its visit. */
function holdAs(shape: number): () => void {
  const named: LockManager['request'] = (name: string, ...rest: unknown[]) =>
    Reflect.apply(locks.request, locks, [name.replace(`:${STATE_SHAPE}:`, `:${shape}:`), ...rest]);
  return holdVisit('default', 'theirs', { locks: { ...locks, request: named } });
}

let visits: number;
let locks: LockManager;
beforeEach(() => {
  visits = 0;
  locks = browserLocks();
});

afterEach(() => vi.restoreAllMocks());

/** A tab, and the pages it comes to. */
function openTab() {
  const tab = storage();
  const source = (navigation: string): VisitSource => ({
    navigation,
    tab,
    locks,
    newVisit: () => `visit-${++visits}`,
  });
  return {
    tab,
    to: (address: string, navigation = 'navigate') => findVisit(address, source(navigation)),
  };
}

describe('the visit that a page belongs to', () => {
  it('is a new one each time an address is opened', async () => {
    const one = openTab();
    expect(await one.to('default')).toBe('visit-1');
    expect(await one.to('default')).toBe('visit-2');
    expect(await openTab().to('default')).toBe('visit-3');
  });

  it.each(['reload', 'back_forward'])('stays the same after a %s', async (navigation) => {
    const one = openTab();
    await one.to('default');
    await one.to('persona=candidate');
    expect(await one.to('default', navigation)).toBe('visit-1');
  });

  it('is shared by a second tab while the first is open, and not once it is closed', async () => {
    const visit = await openTab().to('default');
    const close = holdVisit('default', visit, { locks });
    expect(await openTab().to('default')).toBe(visit);
    expect(await openTab().to('seed=2')).not.toBe(visit);
    close();
    await Promise.resolve();
    await Promise.resolve();
    expect(await openTab().to('default')).not.toBe(visit);
  });

  it.each([
    ['the same shape', true, STATE_SHAPE],
    ['a later shape', false, STATE_SHAPE + 1],
    ['an earlier shape', false, STATE_SHAPE - 1],
  ])('is shared with a tab whose sandbox writes %s: %s', async (_, joins, shape) => {
    const letGo = holdAs(shape);
    expect((await openTab().to('default')) === 'theirs').toBe(joins);
    letGo();
  });

  it('stays the same after the way to the directory and back', async () => {
    const one = openTab();
    const visit = await one.to('site=internal');
    nextPage('go-on', one.tab);
    expect(await one.to('site=internal')).toBe(visit);
    expect(await one.to('site=internal')).not.toBe(visit);
  });

  it('is a new one after a reset, even while another tab keeps the former one', async () => {
    const one = openTab();
    const visit = await one.to('default');
    holdVisit('default', visit, { locks });
    nextPage('fresh', one.tab);
    expect(await one.to('default', 'reload')).not.toBe(visit);
  });

  it('is the new one of another tab that was reset, when the person chose to go there', async () => {
    const [one, other] = [openTab(), openTab()];
    const before = await one.to('default');
    holdVisit('default', before, { locks });
    expect(await other.to('default')).toBe(before);
    nextPage('fresh', one.tab);
    const after = await one.to('default', 'reload');
    holdVisit('default', after, { locks });
    nextPage('join', other.tab);
    expect(await other.to('default', 'reload')).toBe(after);
    expect(await other.to('default', 'reload')).toBe(after);
  });

  it('is an earlier one, when the person chose to go on with it', async () => {
    const one = openTab();
    const earlier = await one.to('default');
    await one.to('default');
    rememberVisit('default', earlier, one.tab);
    nextPage('go-on', one.tab);
    expect(await one.to('default', 'reload')).toBe(earlier);
  });
});

it('tells the visits that any tab has open, whatever their addresses and the shape of their worlds', async () => {
  const close = holdVisit('clock=2026-03-01T01:00:00Z', 'one', { locks });
  holdVisit('default', 'other', { locks });
  const letGo = holdAs(STATE_SHAPE - 1);
  expect(await openVisits({ locks })).toEqual(['one', 'other', 'theirs']);
  close();
  letGo();
  await Promise.resolve();
  await Promise.resolve();
  expect(await openVisits({ locks })).toEqual(['other']);
  expect(await openVisits({ locks: undefined })).toEqual([]);
});

it.each([
  ['has no room', () => vi.spyOn(Storage.prototype, 'setItem')],
  ['may keep nothing', () => vi.spyOn(window, 'sessionStorage', 'get')],
])('a tab that %s gets a visit all the same', async (_, area) => {
  area().mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  nextPage('go-on');
  rememberVisit('default', 'an earlier one');
  expect(await findVisit('default', { ...browserVisitSource(), locks })).toMatch(/^[\da-f-]{8}$/);
});
