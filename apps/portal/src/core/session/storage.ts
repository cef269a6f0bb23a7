/** Texts by name. */
export interface KeyStorage {
  get(key: string): string | null;
  /** Returns whether the value outlives the page; if it cannot be stored it is kept in memory until then. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The names of what is kept. */
  names(): readonly string[];
}

/** Where the portal keeps what outlives a page; the sandbox gives each world one of its own. */
export interface PortalStorage extends KeyStorage {
  /** Notifies of changes that the page did not make: another tab did, or all that the browser keeps was cleared. */
  onForeignChange(listener: (isCleared?: boolean) => void): () => void;
  /** The tab's own storage, which ends with the tab. */
  readonly tab: KeyStorage;
}

/**
 * The browser's local storage, all keys under a prefix, and the tab's own beside it. Where they are refused (private
 * modes, full disks) the page still works, it only forgets.
 */
export function createBrowserStorage(prefix = ''): PortalStorage {
  return {
    ...createKeyStorage(() => localStorage, prefix),
    onForeignChange: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(prefix)) listener(event.key === null);
      };
      // A page restored from the back/forward cache has missed the events in between.
      const back = ({ persisted }: PageTransitionEvent) => persisted && listener();
      addEventListener('storage', heard);
      addEventListener('pageshow', back);
      return () => {
        removeEventListener('storage', heard);
        removeEventListener('pageshow', back);
      };
    },
    tab: createKeyStorage(() => sessionStorage, prefix),
  };
}

/** `area` is called for each access: where the storage is disabled, even reading `localStorage` throws. */
function createKeyStorage(area: () => Storage, prefix: string): KeyStorage {
  /** Values that could not be stored, each with the stored value that it hides: if another tab has stored another one since, that is newer. */
  const fallback = new Map<string, { readonly value: string; readonly over: string | null }>();
  const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => attempt(() => area().getItem(prefix + key), null);
  return {
    get: (key) => {
      const kept = read(key);
      const unkept = fallback.get(key);
      return unkept?.over === kept ? unkept.value : kept;
    },
    set: (key, value) => {
      const kept = attempt(() => {
        area().setItem(prefix + key, value);
        return true;
      }, false);
      if (kept) fallback.delete(key);
      else fallback.set(key, { value, over: read(key) });
      return kept;
    },
    remove: (key) => {
      attempt(() => area().removeItem(prefix + key), undefined);
      fallback.delete(key);
    },
    names: () => {
      const kept = attempt(() => Object.keys(area()), []).flatMap((key) =>
        key.startsWith(prefix) ? key.slice(prefix.length) : [],
      );
      return [...new Set([...fallback.keys(), ...kept])];
    },
  };
}

/** A storage that ends with the page; for tests. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): PortalStorage {
  return { ...createMapStorage(entries), onForeignChange: () => () => {}, tab: createMapStorage() };
}

function createMapStorage(entries: Readonly<Record<string, string>> = {}): KeyStorage {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    names: () => [...kept.keys()],
  };
}
