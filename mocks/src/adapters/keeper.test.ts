import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createControl } from '../control/control.ts';
import { createWorld } from '../world/world.ts';
import { createKeeper } from './keeper.ts';

/** What two tabs of one browser share; it holds so many characters. */
let room: number;
beforeEach(() => {
  room = Number.POSITIVE_INFINITY;
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('quota');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function openTab() {
  const world = createWorld({ size: 0 });
  const keeper = createKeeper(world, 'shared');
  keeper.load();
  const control = createControl(world);
  return { world, keeper, control, name: () => control.site().base.websiteName['en-us'] };
}

/** Renames the external site, as the bench does. */
function rename({ keeper, control }: ReturnType<typeof openTab>, name: string): void {
  keeper.load();
  const document = control.site();
  const { base } = document;
  control.setSite(undefined, {
    ...document,
    base: { ...base, websiteName: { ...base.websiteName, 'en-us': name } },
  });
  keeper.save();
}

describe('a site configured in one tab', () => {
  it('is there after a reload, and in another tab', () => {
    const one = openTab();
    const other = openTab();
    rename(one, 'Ours');
    other.keeper.load();
    expect([openTab().name(), other.name()]).toEqual(['Ours', 'Ours']);
  });

  it('is not lost to a call that was under way in another tab', async () => {
    const one = openTab();
    one.keeper.save();
    const other = openTab();
    await other.keeper.exclusively(async () => {
      rename(one, 'Ours');
      other.world.state().positionStatus['1'] = 'closed';
    });
    expect([other.name(), openTab().name()]).toEqual(['Ours', 'Ours']);
    expect(openTab().world.state().positionStatus).toEqual({ 1: 'closed' });
  });

  it('that the browser has no room for has not happened', () => {
    const one = openTab();
    rename(one, 'Ours');
    room = 1000;
    expect(() => rename(one, 'Too much')).toThrow('too large for the storage');
    expect(one.name()).toBe('Ours');
  });
});
