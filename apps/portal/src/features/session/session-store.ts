import type { LoginResult } from '@careers/gateway/contract';
import { DEFAULT_LOCALE, isPortalLocale, type PortalLocale } from './locales.ts';
import type { PortalStorage } from './storage.ts';
import {
  readStored,
  type StoredKey,
  type StoredValue,
  type StoredValues,
  userKeys,
  writeStored,
} from './stored.ts';

/** How a person logged in: kept as what they typed, for the greeting and the logs. */
export type LoginContact =
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'directory'; readonly value: string };

export interface SessionStore {
  /** What is stored now; the same object until something changes. */
  get(): StoredValues;
  /** Tells of every change; `elsewhere` when another tab made it. */
  subscribe(listener: (elsewhere: boolean) => void): () => void;
  set<Key extends StoredKey>(key: Key, value: StoredValue<Key> | undefined): void;
  /**
   * Keeps the token and who it is of (section 4, Session). Says whether the session outlives the page: a full or
   * closed storage keeps nothing.
   */
  logIn(result: LoginResult, contact: LoginContact): boolean;
  /** Clears all stored user data (section 4, Logout; the clear-user action is the same without a call). */
  clearUser(): void;
  /** Follows other tabs no more. */
  stop(): void;
  /** The session is over: only the token goes, so that the same user can be recognised (section 4). */
  expire(): void;
}

const contactKeys = { phone: 'comPhone', email: 'comEmail', directory: 'comIdap' } as const;

/** The one store of the session, over the one typed storage; follows other tabs. */
export function createSessionStore(storage: PortalStorage): SessionStore {
  let values = readStored(storage);
  const listeners = new Set<(elsewhere: boolean) => void>();

  function refresh(elsewhere = false): void {
    values = readStored(storage);
    for (const listener of listeners) listener(elsewhere);
  }
  const stop = storage.onForeignChange(() => refresh(true));

  return {
    get: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (key, value) => {
      if (values[key] === value) return;
      writeStored(storage, key, value);
      refresh();
    },
    logIn: ({ Authorization, userInfo }, contact) => {
      for (const key of userKeys) writeStored(storage, key, undefined);
      // The token last, as it goes first: at no moment does another tab read it beside somebody else's facts.
      const kept =
        writeStored(storage, 'userInfo', userInfo) && writeStored(storage, 'Authorization', Authorization);
      writeStored(storage, contactKeys[contact.kind], contact.value || userInfo.userName);
      const flag = userInfo.ifHomapageAuthFlag;
      if (flag === '1' || flag === '2') writeStored(storage, 'ifHomapageAuthFlag', flag);
      if (contact.kind === 'directory') writeStored(storage, 'homepageCategory', '2');
      refresh();
      return kept;
    },
    clearUser: () => {
      for (const key of userKeys) writeStored(storage, key, undefined);
      refresh();
    },
    stop,
    expire: () => {
      writeStored(storage, 'Authorization', undefined);
      refresh();
    },
  };
}

/**
 * The language of a page: what was chosen; share pages keep their own, and begin in their website's (decision 5.9).
 * Else the site's default, if it is a language there is (section 3).
 */
export function localeOf(values: StoredValues, share: boolean, siteDefault = ''): PortalLocale {
  const { share_locale, shareInfo, locale } = values;
  const chosen = share ? (share_locale ?? shareInfo?.defaultLanguage) : locale;
  return chosen ?? (isPortalLocale(siteDefault) ? siteDefault : DEFAULT_LOCALE);
}
