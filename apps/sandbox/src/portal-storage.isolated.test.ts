import { afterEach, describe, expect, test, vi } from 'vitest';
import { createVisitStorage, dropOtherStorages } from './portal-storage.ts';

vi.mock('@careers/portal', () => {
  const under = (area: Storage, prefix: string) => ({
    get: (key: string) => area.getItem(prefix + key),
    set: (key: string, value: string) => area.setItem(prefix + key, value),
  });
  return {
    createBrowserStorage: (prefix: string) => ({
      ...under(localStorage, prefix),
      tab: under(sessionStorage, prefix),
    }),
  };
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A visit in which the portal has kept something, for all tabs and for this one. */
function visit(name: string) {
  const storage = createVisitStorage(name);
  storage.set('locale', 'en-us');
  storage.tab.set('signOnsBegun', '[]');
  return storage;
}

describe('what the portal keeps during a visit to a world', () => {
  test('is removed when the world is reset, also what was kept for the tab alone', () => {
    const [one, other] = [visit('one'), visit('other')];
    one.clear();
    expect([one.get('locale'), one.tab.get('signOnsBegun')]).toEqual([null, null]);
    expect([other.get('locale'), other.tab.get('signOnsBegun')]).toEqual(['en-us', '[]']);
  });

  test('is removed when its visit is forgotten', () => {
    visit('one');
    visit('other');
    dropOtherStorages(['other']);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
    dropOtherStorages([]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    // Where the browser has switched the storage off, there is nothing to remove.
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => dropOtherStorages([])).not.toThrow();
  });
});
