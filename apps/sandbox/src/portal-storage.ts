import { createBrowserStorage, type PortalStorage } from '@careers/portal';

const PREFIX = 'careers-portal:';

/** What the portal keeps during one visit to a world: it never outlives the world that it is about. */
export interface VisitStorage extends PortalStorage {
  /** Sets a value from outside of the portal, which follows as it would another tab. */
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

/** What the portal reads a visitor's language from: shares keep their own (specification, section 3). */
export const languageKeys = ['locale', 'share_locale'] as const;

/** Removes what the portal kept during visits that are not kept any more, and what older versions left. */
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
    // Where storage is closed there is nothing to remove.
  }
}
