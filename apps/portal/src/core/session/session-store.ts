import type { LoginResult } from '@careers/gateway/contract';
import { digest } from './digest.ts';
import { isRecent, tidy } from './lifetimes.ts';
import { DEFAULT_LOCALE, isPortalLocale, type PortalLocale } from './locales.ts';
import type { PortalStorage } from './storage.ts';
import { DRAFT_LIFE_MS, dropDrafts, dropDraftsOf } from './stored-drafts.ts';
import {
  personKeys,
  readStored,
  type StoredKey,
  type StoredSession,
  type StoredValue,
  userKeys,
  writeStored,
} from './stored-session.ts';

/** How a person logged in: kept as what they typed, for the greeting and the logs. */
export type LoginContact =
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'directory'; readonly value: string };

/** A change that the page did not make: by another tab, or by clearing all that the browser keeps. */
type Elsewhere = 'tab' | 'clearing' | undefined;

export interface SessionStore {
  /** What is stored now; the same object until something changes. */
  get(): StoredSession;
  /** Notifies of every change; `elsewhere` when the page did not make it itself. */
  subscribe(listener: (elsewhere: Elsewhere) => void): () => void;
  set<Key extends StoredKey>(key: Key, value: StoredValue<Key> | undefined): void;
  /**
   * Stores the token and the person it belongs to (section 4, Session). Returns whether the session outlives the page: a full or
   * disabled storage keeps nothing.
   */
  logIn(result: LoginResult, contact: LoginContact): boolean;
  /** Clears all stored user data (section 4, Logout; the clear-user action is the same without a call). */
  clearUser(): void;
  /**
   * Notes when the account of whoever is logged in will be deleted (Unix milliseconds), or with undefined that it stays: their
   * drafts on this device are dropped with it (decision 0029).
   */
  noteDeletion(dueAt: number | undefined): void;
  /** Removes all listeners and timers. */
  stop(): void;
  /**
   * Ends the session after an expiry (section 4). The device forgets the person but for a mark, by which open pages recognise
   * them for a while, so that they can go on where the session ended (decision 0029).
   */
  expire(): void;
}

const contactKeys = { phone: 'comPhone', email: 'comEmail', directory: 'comIdap' } as const;

/** What an open page knows of a person whose session has expired; none of it is stored. */
type Known = Partial<Pick<StoredSession, (typeof personKeys)[number]>>;

/** The one store of the session, on the one typed storage. It follows other tabs, and forgets what has outlived its time. */
export function createSessionStore(storage: PortalStorage, clock: () => number = Date.now): SessionStore {
  const listeners = new Set<(elsewhere: Elsewhere) => void>();
  let known: Known = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let values = read(true);
  dropDrafts(storage, (typedAt) => isRecent(typedAt, clock(), DRAFT_LIFE_MS));

  function read(opens = false): StoredSession {
    const { changes, left, again } = tidy(readStored(storage), clock(), opens);
    for (const [key, value] of changes) writeStored(storage, key, value);
    for (const mark of left) dropDraftsOf(storage, mark);
    clearTimeout(timer);
    if (again !== undefined) timer = setTimeout(() => refresh(), again);
    const stored = readStored(storage);
    if (stored.Authorization) known = pickPerson(stored);
    else if (!stored.expired || stored.expired.mark !== markOf(known)) known = {};
    return { ...known, ...stored };
  }
  function refresh(elsewhere?: Elsewhere): void {
    values = read();
    for (const listener of listeners) listener(elsewhere);
  }
  /** Notes that the session was in use until the page was hidden or left: the next page may be opened by somebody else. */
  function noteUse(): void {
    if (document.hidden && values.Authorization) writeStored(storage, 'usedAt', clock());
  }
  document.addEventListener('visibilitychange', noteUse);
  const stopFollowing = storage.onForeignChange((isCleared) => refresh(isCleared ? 'clearing' : 'tab'));

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
      // Other tabs see each step, so the order matters: a token is never stored beside another person, and a repeated login of the same
      // person does not log them out in between.
      const same = values.userInfo?.userid === userInfo.userid;
      const replaced = same ? ['Authorization', 'userInfo', 'expired'] : ['userInfo'];
      for (const key of userKeys) if (!replaced.includes(key)) writeStored(storage, key, undefined);
      const knowsWho = writeStored(storage, 'userInfo', userInfo);
      if (!knowsWho) {
        // The storage is full: the person stored there must not stay beside the new token.
        writeStored(storage, 'userInfo', undefined);
        writeStored(storage, 'userInfo', userInfo);
      }
      writeStored(storage, contactKeys[contact.kind], contact.value || userInfo.userName);
      const flag = userInfo.ifHomapageAuthFlag;
      if (flag === '1' || flag === '2') writeStored(storage, 'ifHomapageAuthFlag', flag);
      if (contact.kind === 'directory') writeStored(storage, 'homepageCategory', '2');
      const kept = writeStored(storage, 'Authorization', Authorization) && knowsWho;
      writeStored(storage, 'expired', undefined);
      refresh();
      return kept;
    },
    clearUser: () => {
      for (const key of userKeys) writeStored(storage, key, undefined);
      dropDrafts(storage);
      refresh();
    },
    noteDeletion: (dueAt) => {
      const mark = markOf(values);
      if (mark === undefined || values.leaving?.[mark] === dueAt) return;
      const { [mark]: _before, ...others } = values.leaving ?? {};
      const leaving = dueAt === undefined ? others : { ...others, [mark]: dueAt };
      writeStored(storage, 'leaving', Object.keys(leaving).length > 0 ? leaving : undefined);
      refresh();
    },
    stop: () => {
      stopFollowing();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', noteUse);
    },
    expire: () => {
      const mark = markOf(values);
      if (mark) writeStored(storage, 'expired', { mark, at: clock() });
      for (const key of personKeys) if (key !== 'expired') writeStored(storage, key, undefined);
      refresh();
    },
  };
}

/** The mark by which a person is recognised; it does not tell who they are. */
function markOf({ userInfo }: Known): string | undefined {
  return userInfo && digest(userInfo.userid);
}

/** The person's facts, without the token and times of their session. */
function pickPerson({
  userInfo,
  comPhone,
  comEmail,
  comIdap,
  ifHomapageAuthFlag,
  homepageCategory,
}: StoredSession): Known {
  return {
    ...(userInfo && { userInfo }),
    ...(comPhone && { comPhone }),
    ...(comEmail && { comEmail }),
    ...(comIdap && { comIdap }),
    ...(ifHomapageAuthFlag && { ifHomapageAuthFlag }),
    ...(homepageCategory && { homepageCategory }),
  };
}

/**
 * The language of a page: the chosen one, or the site's default if that is one of the languages (section 3). Share pages keep a
 * choice of their own, and begin in the language of their website (decision 5.9).
 *
 * @param share the ticket of a share page, empty if it has none; undefined on other pages. What is stored may be of a share that
 * another tab has opened.
 */
export function localeOf(values: StoredSession, share: string | undefined, siteDefault = ''): PortalLocale {
  const { share_locale, shareInfo, locale } = values;
  const begun = shareInfo?.ticket === share ? shareInfo?.defaultLanguage : undefined;
  const chosen = share === undefined ? locale : (share_locale ?? begun);
  return chosen ?? (isPortalLocale(siteDefault) ? siteDefault : DEFAULT_LOCALE);
}
