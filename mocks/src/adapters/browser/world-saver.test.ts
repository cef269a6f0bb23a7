import * as fakeDatabase from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredFile } from '../../backend/context.ts';
import { createControl } from '../../control/control.ts';
import { DEFAULT_CONFIG, type WorldConfig } from '../../scenarios/config.ts';
import { SnapshotError } from '../../world/read-snapshot.ts';
import { createWorld } from '../../world/world.ts';
import { TURN_PATIENCE_MS } from './turns.ts';
import { openVisitStore, type VisitStore } from './visit-store.ts';
import { createWorldSaver, findEarlier } from './world-saver.ts';

beforeEach(() => {
  for (const [name, part] of Object.entries(fakeDatabase)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
  vi.stubGlobal('location', { hash: '#/position?page=2' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface TabOptions {
  readonly visit?: string;
  readonly config?: Partial<WorldConfig>;
  /** Wraps the store between the tab and the browser's database. */
  readonly through?: (store: VisitStore) => VisitStore | undefined;
}

/** Opens a tab of a visit; all tabs share the browser's database. */
async function openTab({ visit = 'one', config = {}, through = (store) => store }: TabOptions = {}) {
  const files = new Map<string, StoredFile>();
  const world = createWorld({ size: 10, ...config }, { files });
  const store = through(await openVisitStore());
  const saver = await createWorldSaver({ world, files, visit, store });
  const control = createControl(world);
  const name = () => control.site().base.websiteName['en-us'];
  const rename = (next: string) => {
    const document = control.site();
    const { base } = document;
    const renamed = { ...document, base: { ...base, websiteName: { ...base.websiteName, 'en-us': next } } };
    saver.steer(() => control.setSite(undefined, renamed));
  };
  return { world, saver, control, store, files, name, rename };
}

const nothing = async () => {};

describe('a saved visit', () => {
  it('is restored after a reload, and followed in another tab', async () => {
    const one = await openTab();
    const other = await openTab();
    one.rename('Ours');
    await one.saver.settled();
    expect(await other.saver.follow()).toBe(true);
    const reloaded = await openTab();
    expect([other.name(), reloaded.name(), reloaded.saver.restored]).toEqual(['Ours', 'Ours', true]);
  });

  it('is not shared with another visit of the same world', async () => {
    const one = await openTab();
    one.rename('Ours');
    await one.saver.settled();
    const other = await openTab({ visit: 'two' });
    expect([other.saver.restored, other.name() === 'Ours']).toEqual([false, false]);
  });

  it('has all changes that two tabs and a call made at the same time', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const call = one.saver.exclusively(async () => {
      one.world
        .state()
        .inbox.push({ id: 'm', channel: 'sms', to: '1', at: '2026-03-01T09:00:00+08:00', text: 'sent' });
    });
    other.rename('Not yet ours');
    other.rename('Ours');
    one.saver.steer(() => one.control.advance('2h'));
    other.saver.steer(() => other.control.advance('3h'));
    await Promise.all([call, one.saver.settled(), other.saver.settled()]);
    const after = await openTab();
    const { inbox, clockOffset } = after.world.state();
    expect([after.name(), inbox.at(-1)?.text, clockOffset]).toEqual(['Ours', 'sent', 5 * 3_600_000]);
  });

  it('applies a change once that is made while another one is being saved', async () => {
    const file = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const one = await openTab({
      through: (store) => ({
        ...store,
        putFile: async (...given) => {
          begun.resolve();
          await file.promise;
          await store.putFile(...given);
        },
      }),
    });
    const other = await openTab();
    const upload = one.saver.exclusively(async () => {
      one.files.set('cv', { name: 'cv.pdf', type: '', bytes: new Uint8Array(1) });
    });
    await begun.promise;
    other.rename('Ours');
    one.saver.steer(() => one.control.advance('2h'));
    file.resolve();
    await Promise.all([upload, one.saver.settled(), other.saver.settled()]);
    const after = await openTab();
    expect([after.name(), after.world.state().clockOffset]).toEqual(['Ours', 2 * 3_600_000]);
  });

  it('leaves out a change that another tab’s change no longer allows: no delivery is both closed and offered', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const id = 'delivery-seed-2';
    other.saver.steer(() => other.control.desk.act(id, 'reject'));
    one.saver.steer(() => one.control.desk.act(id, 'sendOffer'));
    one.saver.steer(() => one.control.advance('2h'));
    await Promise.all([one.saver.settled(), other.saver.settled()]);
    await other.saver.follow();
    await one.saver.exclusively(nothing);
    const after = await openTab();
    for (const { control, world } of [one, other, after])
      expect([control.desk.deliveries().find((each) => each.id === id)?.stage, world.clock.offset()]).toEqual(
        ['closed', 2 * 3_600_000],
      );
  });

  it('applies a change in its own tab at once', async () => {
    const one = await openTab();
    one.rename('Ours');
    expect(one.name()).toBe('Ours');
  });

  it('brings faults and latency to another tab, and how often a fault has struck', async () => {
    const fault = { method: '*', kind: '451', when: 'once' } as const;
    const [one, other] = [await openTab(), await openTab()];
    one.saver.steer(() => one.control.adjust({ ...DEFAULT_CONFIG, faults: [fault], latency: 180 }));
    one.world.state().faultCounts['*:451:once'] = 1;
    await one.saver.settled();
    await other.saver.follow();
    expect(other.world.config).toMatchObject({ faults: [fault], latency: 180 });
    expect(other.world.state().faultCounts).toEqual({ '*:451:once': 1 });
  });

  it('restores the bytes of its uploads, and no upload that was removed', async () => {
    const one = await openTab();
    const bytes = new Uint8Array(3_000_000).fill(7);
    await one.saver.exclusively(async () => {
      one.files.set('video', { name: '自我介绍.mp4', type: 'video/mp4', bytes });
      one.files.set('old', { name: 'old.pdf', type: '', bytes: new Uint8Array(1) });
    });
    await one.saver.exclusively(async () => void one.files.delete('old'));
    const { files } = await openTab();
    expect([...files.keys()]).toEqual(['video']);
    expect(files.get('video')).toMatchObject({ name: '自我介绍.mp4', type: 'video/mp4' });
    expect(Buffer.compare(files.get('video')?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  });
});

describe('a browser that cannot save', () => {
  it('because it has no database is reported, and the world goes on', async () => {
    const one = await openTab({ through: () => undefined });
    one.rename('Ours');
    await one.saver.exclusively(nothing);
    expect([one.saver.problem(), one.name()]).toEqual(['blocked', 'Ours']);
  });

  it('because its database opens and never answers is reported, and the world goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const get = vi.spyOn(fakeDatabase.IDBObjectStore.prototype, 'get');
    get.mockImplementation(() => new fakeDatabase.IDBRequest());
    const opening = openTab();
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5_000);
    const one = await opening;
    one.rename('Ours');
    await one.saver.settled();
    expect([one.saver.restored, one.saver.problem(), one.name()]).toEqual([false, 'blocked', 'Ours']);
    expect(get).toHaveBeenCalledOnce();
  });

  it('because its database stops to answer is reported, and nothing is undone', async () => {
    const one = await openTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const put = vi.spyOn(fakeDatabase.IDBObjectStore.prototype, 'put');
    put.mockImplementation(() => new fakeDatabase.IDBRequest());
    one.rename('Ours');
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5_000);
    await one.saver.settled();
    expect([one.saver.problem(), one.name()]).toEqual(['blocked', 'Ours']);
  });

  it('because it is full is reported, nothing is undone, and the report ends once there is room', async () => {
    let full = true;
    const one = await openTab({
      through: (store) => ({
        ...store,
        write: (visit) => (full ? Promise.reject(new Error('quota')) : store.write(visit)),
      }),
    });
    one.rename('Ours');
    await one.saver.settled();
    expect([one.saver.problem(), one.name()]).toEqual(['full', 'Ours']);
    full = false;
    await one.saver.exclusively(nothing);
    expect([one.saver.problem(), (await openTab()).name()]).toEqual([undefined, 'Ours']);
  });
});

/** Opens a tab of a later version, whose database this version does not know. */
const openLaterVersion = () => openDB('careers-worlds', 99);

describe('a tab of a later version of the sandbox', () => {
  it('takes over the database, and a world that is open goes on in memory and says so', async () => {
    const one = await openTab();
    one.rename('Ours');
    await one.saver.settled();
    const later = await openLaterVersion();
    one.rename('Mine');
    const answer = await one.saver.exclusively(async () => {
      one.world
        .state()
        .inbox.push({ id: 'm', channel: 'sms', to: '1', at: '2026-03-01T09:00:00+08:00', text: 'sent' });
      return one.world.state().inbox.at(-1)?.text;
    });
    expect([answer, one.name(), one.saver.problem()]).toEqual(['sent', 'Mine', 'blocked']);
    expect([await one.saver.follow(), one.name()]).toEqual([false, 'Mine']);
    expect(await later.get('states', 'one')).toContain('Ours');
    later.close();
  });

  it('can take over the database during a call, whose effect stays and is reported as not saved', async () => {
    const one = await openTab();
    let later: IDBPDatabase | undefined;
    await one.saver.exclusively(async () => {
      later = await openLaterVersion();
      one.control.advance('2h');
    });
    expect([one.world.clock.offset(), one.saver.problem()]).toEqual([2 * 3_600_000, 'blocked']);
    later?.close();
  });

  it('leaves a database that an earlier version refuses to open, and does not change', async () => {
    const later = await openLaterVersion();
    later.close();
    await expect(openVisitStore()).rejects.toMatchObject({ name: 'VersionError' });
    const again = await openLaterVersion();
    expect(again.version).toBe(99);
    again.close();
  });
});

describe('a saved state that cannot be read', () => {
  /** A tab, beside which another tab has stored a state that can no longer be read. */
  async function besideSpoilt(
    spoil: (state: string) => { readonly state?: string; readonly address?: string },
  ) {
    const one = await openTab();
    await one.saver.exclusively(nothing);
    const kept = await one.store?.read('one');
    if (!kept) throw new Error('nothing was kept');
    const spoilt = { ...kept, address: 'latency=180&size=10', ...spoil(kept.state), revision: 9 };
    expect([spoilt.state, spoilt.address]).not.toEqual([kept.state, 'latency=180&size=10']);
    await one.store?.write(spoilt);
    return { one, spoilt };
  }

  describe.each([
    ['breaks off', (state: string) => ({ state: state.slice(0, -5) }), 'a state that breaks off'],
    [
      'is of an older shape',
      (state: string) => ({ state: state.replace(/"shape":\d+/, '"shape":1') }),
      'a snapshot of shape 1',
    ],
    [
      'only looks right',
      (state: string) => ({ state: state.replace(/"accounts":\{/, '"accounts":"x","b":{') }),
      'a snapshot that cannot be read',
    ],
    [
      'is at an address that this version does not know',
      () => ({ address: 'scenario=gone' }),
      'a visit to scenario=gone, which describes no world',
    ],
  ] as const)('because it %s', (_case, spoil, words) => {
    it('is refused when a tab is opened, and stays as it is', async () => {
      const { one, spoilt } = await besideSpoilt(spoil);
      const refused = await openTab().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(SnapshotError);
      expect(String(refused)).toContain(words);
      expect(await one.store?.read('one')).toEqual(spoilt);
    });

    it('makes a running tab go on with its own world in memory, and say so', async () => {
      const { one, spoilt } = await besideSpoilt(spoil);
      one.rename('Mine');
      await one.saver.settled();
      expect(await one.saver.exclusively(async () => 'answered')).toBe('answered');
      expect(await one.saver.follow()).toBe(false);
      expect([one.name(), one.world.config.latency, one.saver.problem()]).toEqual(['Mine', 0, 'blocked']);
      expect(await one.store?.read('one')).toEqual(spoilt);
    });
  });

  it('because the database fails makes a running tab go on with its own world in memory, and say so', async () => {
    let broken = false;
    const one = await openTab({
      through: (store) => ({
        ...store,
        revision: (visit) =>
          broken ? Promise.reject(new DOMException('', 'UnknownError')) : store.revision(visit),
      }),
    });
    broken = true;
    one.rename('Mine');
    await one.saver.settled();
    expect(await one.saver.exclusively(async () => 'answered')).toBe('answered');
    expect([await one.saver.follow(), one.name(), one.saver.problem()]).toEqual([false, 'Mine', 'blocked']);
  });
});

describe('the saved visits of a browser', () => {
  it('are listed by the address of their world, the latest first, with the route where they were left', async () => {
    for (const [visit, seed] of [
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ] as const) {
      const tab = await openTab({ visit, config: { seed } });
      await tab.saver.exclusively(nothing);
    }
    const store = await openVisitStore();
    expect(await store.others('size=10', 'now')).toMatchObject([
      { visit: 'c', route: '/position?page=2' },
      { visit: 'a' },
    ]);
    expect(await store.others('size=10', 'c')).toMatchObject([{ visit: 'a' }]);
    expect(await store.others('seed=2&size=10', 'b')).toEqual([]);
  });

  it('are offered only where this version can read them, and the latest of those first', async () => {
    for (const visit of ['readable', 'older', 'brokenOff']) {
      const tab = await openTab({ visit });
      await tab.saver.exclusively(nothing);
    }
    const { world, store } = await openTab({ visit: 'now' });
    if (!store) throw new Error('there is no store');
    const spoil = async (visit: string, change: (state: string) => string) => {
      const kept = await store.read(visit);
      if (kept) await store.write({ ...kept, state: change(kept.state) });
    };
    await spoil('older', (state) => JSON.stringify({ ...JSON.parse(state), shape: 1 }));
    await spoil('brokenOff', (state) => state.slice(0, -1));
    const offered = () => findEarlier(store, world, { address: 'size=10', except: 'now' });
    expect(await offered()).toMatchObject({ visit: 'readable' });
    await spoil('readable', () => '[]');
    expect(await offered()).toBeUndefined();
  });

  it('are kept while a tab has them open, however many came since', async () => {
    const store = await openVisitStore();
    const kept = { address: '', route: '', revision: 1, state: '{}' };
    for (let at = 0; at < 15; at++) await store.write({ ...kept, visit: `v${at}`, savedAt: at });
    await store.putFile('v1', 'f', { name: 'f', type: '', bytes: new Uint8Array(1) });
    const left = await store.prune(['v1', 'v14', 'of nobody']);
    expect([left.length, left.at(-1)]).toEqual([13, 'v1']);
    expect([await store.read('v0'), await store.read('v2')]).toEqual([undefined, undefined]);
    expect([(await store.read('v1'))?.visit, await store.fileIds('v1')]).toEqual(['v1', ['f']]);
  });

  it('are kept for ten minutes after their last change: no tab has a visit open while its page reloads', async () => {
    const now = Date.parse('2026-03-02T09:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const store = await openVisitStore();
    const kept = { address: '', route: '', revision: 1, state: '{}' };
    const minutesAgo = (minutes: number) => now - minutes * 60_000;
    await store.write({ ...kept, visit: 'left', savedAt: minutesAgo(11) });
    await store.write({ ...kept, visit: 'reloads', savedAt: minutesAgo(9) });
    for (let nth = 0; nth < 12; nth++) await store.write({ ...kept, visit: `v${nth}`, savedAt: now });
    const left = await store.prune([]);
    expect([left.length, left.at(-1)]).toEqual([13, 'reloads']);
    expect([await store.read('left'), (await store.read('reloads'))?.visit]).toEqual([undefined, 'reloads']);
  });

  it('are forgotten beyond the latest twelve, and so are their files', async () => {
    const store = await openVisitStore();
    const kept = { address: '', route: '', revision: 1, state: '{}' };
    for (let at = 0; at < 14; at++) await store.write({ ...kept, visit: `v${at}`, savedAt: at });
    for (const visit of ['v0', 'v13'])
      await store.putFile(visit, 'f', { name: 'f', type: '', bytes: new Uint8Array(1) });
    const left = await store.prune([]);
    expect([left.length, left.includes('v0'), left.includes('v1'), left[0]]).toEqual([
      12,
      false,
      false,
      'v13',
    ]);
    expect([await store.fileIds('v0'), await store.fileIds('v13')]).toEqual([[], ['f']]);
    // Nothing of them takes up room: neither their entry nor their state, which is most of it.
    const database = await openDB('careers-worlds');
    for (const part of ['visits', 'states'])
      expect((await database.getAllKeys(part)).filter((key) => /^v[01]$/.test(String(key)))).toEqual([]);
    database.close();
  });
});

describe('a tab that hangs while it has its turn', () => {
  /** Takes the turn of a visit, and returns a function that ends it. */
  async function hang(visit: string): Promise<() => void> {
    const taken = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    void navigator.locks.request(`careers-world:${visit}`, () => {
      taken.resolve();
      return over.promise;
    });
    await taken.promise;
    return over.resolve;
  }

  const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  it('does not stop another one, whose world goes on in memory', async () => {
    const { saver, name, rename } = await openTab({ visit: 'hung' });
    const end = await hang('hung');
    holdTimers();
    rename('Ours');
    const called = saver.exclusively(async () => name());
    await vi.advanceTimersByTimeAsync(TURN_PATIENCE_MS);
    expect([await called, saver.problem()]).toEqual(['Ours', 'blocked']);
    expect(await saver.exclusively(async () => 'at once')).toBe('at once');
    end();
  });

  it('does not stop the start of another one, which cannot read the visit', async () => {
    const store = await openVisitStore();
    const end = await hang('hung at the start');
    holdTimers();
    const world = createWorld({ size: 10 });
    const starting = createWorldSaver({ world, files: new Map(), visit: 'hung at the start', store });
    const refused = expect(starting).rejects.toThrow(SnapshotError);
    await vi.advanceTimersByTimeAsync(TURN_PATIENCE_MS);
    await refused;
    end();
  });

  it('is waited for while it takes its time', async () => {
    const { saver } = await openTab({ visit: 'slow' });
    const end = await hang('slow');
    holdTimers();
    const called = saver.exclusively(async () => 'done');
    await vi.advanceTimersByTimeAsync(TURN_PATIENCE_MS - 1);
    end();
    vi.useRealTimers();
    expect([await called, saver.problem()]).toEqual(['done', undefined]);
  });
});
