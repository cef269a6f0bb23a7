import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserStorage } from './storage.ts';

/** A storage that is listened to until the test ends. */
function heardStorage() {
  const heard = vi.fn();
  onTestFinished(createBrowserStorage('world:').onForeignChange(heard));
  return heard;
}

it('tells what another tab changed under its own prefix, and that all was cleared', () => {
  const heard = heardStorage();
  for (const key of ['world:Authorization', 'other:Authorization', null])
    dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard.mock.calls).toEqual([[false], [true]]);
});

it('tells nothing more to who has stopped listening', () => {
  const heard = vi.fn();
  createBrowserStorage('world:').onForeignChange(heard)();
  dispatchEvent(new StorageEvent('storage', { key: 'world:Authorization' }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).not.toHaveBeenCalled();
});

it('is read again by a page that comes back from the browser’s memory, since it heard nothing there', () => {
  const heard = heardStorage();
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  dispatchEvent(shown(false));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(shown(true));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('what the browser has no room for', () => {
  /** A storage with two values beside another world's, into which nothing more goes. */
  function fullStorage() {
    localStorage.setItem('world:Authorization', 'old');
    localStorage.setItem('world:locale', 'en-us');
    localStorage.setItem('other:banner', '1');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    onTestFinished(() => {
      full.mockRestore();
      localStorage.clear();
    });
    return { storage: createBrowserStorage('world:'), makeRoom: () => full.mockRestore() };
  }

  it('is remembered by the page, also in the place of something older', () => {
    const { storage } = fullStorage();
    expect([storage.set('Authorization', 'new'), storage.set('comPhone', '1')]).toEqual([false, false]);
    expect([storage.get('Authorization'), storage.get('comPhone')]).toEqual(['new', '1']);
    expect(storage.names().toSorted()).toEqual(['Authorization', 'comPhone', 'locale']);
    for (const key of ['Authorization', 'comPhone']) {
      storage.remove(key);
      expect([key, storage.get(key)]).toEqual([key, null]);
    }
  });

  it('gives way to what another tab keeps there later', () => {
    const { storage, makeRoom } = fullStorage();
    storage.set('Authorization', 'new');
    makeRoom();
    localStorage.setItem('world:Authorization', 'newest');
    expect(storage.get('Authorization')).toBe('newest');
  });
});
