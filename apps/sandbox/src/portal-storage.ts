import { createBrowserStorage, createMemoryStorage, type PortalStorage } from '@careers/portal';

const PREFIX = 'careers-portal:';

/** The portal's storage during one visit to a world. */
export interface VisitStorage extends PortalStorage {
  /** Sets a value from outside of the portal, which is notified as of a change by another tab. */
  setFromOutside(key: string, value: string): void;
  clear(): void;
}

export function createVisitStorage(visit: string): VisitStorage {
  const prefix = `${PREFIX}${visit}:`;
  const storage = createBrowserStorage(prefix);
  return {
    ...storage,
    setFromOutside(key, value) {
      storage.set(key, value);
      dispatchEvent(new StorageEvent('storage', { key: prefix + key }));
    },
    clear: () => removeKeys((key) => key.startsWith(prefix)),
  };
}

/** The same for a page that keeps nothing; the portal is not told of values from outside. */
export function createPassingStorage(): VisitStorage {
  const storage = createMemoryStorage();
  return { ...storage, setFromOutside: storage.set, clear: () => {} };
}

/** The keys of a visitor's language; share pages have one of their own (specification, section 3). */
export const languageKeys = ['locale', 'share_locale'] as const;

/** Removes the storages of visits that were deleted, and those of older versions. */
export function dropOtherStorages(visits: readonly string[]): void {
  const kept = visits.map((visit) => `${PREFIX}${visit}:`);
  removeKeys(
    (key) =>
      key.startsWith('careers-world:') ||
      (key.startsWith(PREFIX) && !kept.some((prefix) => key.startsWith(prefix))),
  );
}

function removeKeys(goes: (key: string) => boolean): void {
  try {
    for (const area of [localStorage, sessionStorage])
      for (const key of Object.keys(area)) if (goes(key)) area.removeItem(key);
  } catch {
    // With a disabled storage there is nothing to remove.
  }
}
