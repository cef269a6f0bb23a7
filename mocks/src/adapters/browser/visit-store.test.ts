import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openVisitStore, type VisitStore } from './visit-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [name, part] of Object.entries(fakeDatabase)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the database open, and leaves every request to an object store without an answer. */
function silenceRequests(): void {
  for (const method of ['get', 'getAll', 'getAllKeys', 'put', 'delete'] as const)
    vi.spyOn(fakeDatabase.IDBObjectStore.prototype, method).mockImplementation(
      () => new fakeDatabase.IDBRequest(),
    );
  vi.spyOn(fakeDatabase.IDBIndex.prototype, 'getAll').mockImplementation(() => new fakeDatabase.IDBRequest());
}

const visit = { visit: 'one', address: '', route: '', revision: 1, savedAt: 1, state: '{}' };

/** Each of what the store is asked, with one transaction. */
const asking: [string, (store: VisitStore) => Promise<unknown>][] = [
  ['reading a revision', (store) => store.revision('one')],
  ['reading a visit', (store) => store.read('one')],
  ['writing a visit', (store) => store.write(visit)],
  ['looking for other visits', (store) => store.others('', 'two')],
  ['pruning', (store) => store.prune([])],
  ['listing files', (store) => store.fileIds('one')],
  ['dropping a file', (store) => store.dropFile('one', 'f')],
];
/** What may take longer, since a file may be large. */
const movingFiles: typeof asking = [
  ['reading a file', (store) => store.file('one', 'f')],
  ['keeping a file', (store) => store.putFile('one', 'f', { name: 'f', type: '', bytes: new Uint8Array() })],
];

describe('a database that opens and then does not answer', () => {
  it.each(asking)('fails after five seconds: %s', async (_what, ask) => {
    const store = await openVisitStore();
    silenceRequests();
    const asked = expect(ask(store)).rejects.toThrow('the database does not answer');
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
  });

  it.each(movingFiles)('fails after a minute, and not before: %s', async (_what, ask) => {
    const store = await openVisitStore();
    silenceRequests();
    const late = vi.fn();
    const asked = ask(store).catch(late);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
    expect(late).toHaveBeenCalledOnce();
  });

  it('is asked once: what comes later fails at once', async () => {
    const store = await openVisitStore();
    silenceRequests();
    const asked = expect(store.revision('one')).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
    await expect(store.prune([])).rejects.toMatchObject({ name: 'InvalidStateError' });
    await expect(store.write(visit)).rejects.toMatchObject({ name: 'InvalidStateError' });
  });
});

describe('a transaction', () => {
  it.each([...asking, ...movingFiles])(
    'is over also if the page is left before it sees the answer: %s',
    async (_what, ask) => {
      const store = await openVisitStore();
      const begin = vi.spyOn(fakeDatabase.IDBDatabase.prototype, 'transaction');
      const commit = vi.spyOn(fakeDatabase.IDBTransaction.prototype, 'commit');
      await ask(store);
      expect([begin.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('is over also if the page is left while it prunes', async () => {
    const store = await openVisitStore();
    for (let nth = 0; nth < 13; nth++) await store.write({ ...visit, visit: `${nth}` });
    const begin = vi.spyOn(fakeDatabase.IDBDatabase.prototype, 'transaction');
    const commit = vi.spyOn(fakeDatabase.IDBTransaction.prototype, 'commit');
    await store.prune([]);
    expect([begin.mock.calls.length, commit.mock.calls.length]).toEqual([2, 2]);
  });
});

describe('opening the store of visits', () => {
  it('fails after five seconds where the browser’s database does not answer', async () => {
    vi.stubGlobal('indexedDB', { open: () => new fakeDatabase.IDBOpenDBRequest() });
    const opening = expect(openVisitStore()).rejects.toThrow('the database does not answer');
    await vi.advanceTimersByTimeAsync(5_000);
    await opening;
  });

  it('fails where the browser does not permit a database', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await expect(openVisitStore()).rejects.toThrow('insecure');
  });
});
