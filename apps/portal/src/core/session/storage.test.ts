import { expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserStorage } from './storage.ts';

/** A storage that is listened to until the test ends. */
function heardStorage() {
  const heard = vi.fn();
  onTestFinished(createBrowserStorage('world:').onForeignChange(heard));
  return heard;
}

it('tells what another tab changed under its own prefix, and what it emptied', () => {
  const heard = heardStorage();
  dispatchEvent(new StorageEvent('storage', { key: 'world:Authorization' }));
  dispatchEvent(new StorageEvent('storage', { key: 'other:Authorization' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('is read again by a page that comes back from the browser’s memory, since it heard nothing there', () => {
  const heard = heardStorage();
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  dispatchEvent(shown(false));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(shown(true));
  expect(heard).toHaveBeenCalledTimes(1);
});
