import type { GuardLocation } from '../features/session/index.ts';

/** Where the person is, as far as calls care: set by the guard on every navigation. */
export interface Place {
  get(): PlaceState;
  set(state: PlaceState): void;
  subscribe(listener: () => void): () => void;
}

export interface PlaceState {
  readonly websiteId: string;
  /** Whether this is a share entry, with its own website and language (section 2, Route guard). */
  readonly share: boolean;
  /** The `defaultLanguage` of the site, once it is known: for who has chosen none. */
  readonly defaultLanguage?: string;
  /** The page itself; the guard of the next navigation knows it as the previous route. */
  readonly location?: GuardLocation;
}

export function createPlace(websiteId: string): Place {
  let state: PlaceState = { websiteId, share: false };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
