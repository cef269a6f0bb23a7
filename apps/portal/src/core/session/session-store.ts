import type { LoginResult } from '@careers/gateway/contract';
import { digest } from './digest.ts';
import { DRAFT_LIFE_MS, dropDrafts, dropDraftsOf, tidy } from './lifetimes.ts';
import { DEFAULT_LOCALE, isPortalLocale, type PortalLocale } from './locales.ts';
import type { PortalStorage } from './storage.ts';
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

export interface SessionStore {
  /** What is stored now; the same object until something changes. */
  get(): StoredSession;
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
  /**
   * Notes when the account of who is logged in will be gone (Unix milliseconds), or that it stays: their drafts on this
   * device go with it (decision 0029).
   */
  noteDeletion(dueAt: number | undefined): void;
  /** Follows other tabs no more. */
  stop(): void;
  /**
   * The session is over (section 4). The device forgets the person but for a mark; pages that are open know them by it
   * for a while, so that the same user goes on where the session ended (decision 0029).
   */
  expire(): void;
}

const contactKeys = { phone: 'comPhone', email: 'comEmail', directory: 'comIdap' } as const;

/** What an open page knows of a person whose session has expired; none of it is stored. */
type Known = Partial<Pick<StoredSession, (typeof personKeys)[number]>>;

/** The one store of the session, over the one typed storage; follows other tabs, and forgets what is over. */
export function createSessionStore(storage: PortalStorage, clock: () => number = Date.now): SessionStore {
  const listeners = new Set<(elsewhere: boolean) => void>();
  let known: Known = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let values = read(true);
  dropDrafts(storage, clock() - DRAFT_LIFE_MS);

  function read(opens = false): StoredSession {
    const { gone, left, leaving, resendAt, usedAt, again } = tidy(readStored(storage), clock(), opens);
    for (const key of gone) writeStored(storage, key, undefined);
    for (const mark of left) dropDraftsOf(storage, mark);
    if (leaving) writeStored(storage, 'leaving', leaving);
    if (resendAt) writeStored(storage, 'resendAt', resendAt);
    if (usedAt) writeStored(storage, 'usedAt', usedAt);
    clearTimeout(timer);
    if (again !== undefined) timer = setTimeout(() => refresh(), again);
    const stored = readStored(storage);
    if (stored.Authorization) known = pickPerson(stored);
    else if (!stored.expired || stored.expired.mark !== markOf(known)) known = {};
    return { ...known, ...stored };
  }
  function refresh(elsewhere = false): void {
    values = read();
    for (const listener of listeners) listener(elsewhere);
  }
  /** Seen last when the page is left, or out of sight: whoever opens the next one may be somebody else. */
  function use(): void {
    if (document.hidden && values.Authorization) writeStored(storage, 'usedAt', clock());
  }
  document.addEventListener('visibilitychange', use);
  const stopFollowing = storage.onForeignChange(() => refresh(true));

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
      // Other tabs see each step: a token never stands beside another person, and nobody is logged out meanwhile.
      const same = values.userInfo?.userid === userInfo.userid;
      const replaced = same ? ['Authorization', 'userInfo', 'expired'] : ['userInfo'];
      for (const key of userKeys) if (!replaced.includes(key)) writeStored(storage, key, undefined);
      const knowsWho = writeStored(storage, 'userInfo', userInfo);
      if (!knowsWho) {
        // There is no room: whoever stands there is not whose token it is.
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
      dropDrafts(storage, Number.POSITIVE_INFINITY);
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
      document.removeEventListener('visibilitychange', use);
    },
    expire: () => {
      const mark = markOf(values);
      if (mark) writeStored(storage, 'expired', { mark, at: clock() });
      for (const key of personKeys) if (key !== 'expired') writeStored(storage, key, undefined);
      refresh();
    },
  };
}

/** By what a person is known again; it tells nobody who they are. */
function markOf({ userInfo }: Known): string | undefined {
  return userInfo && digest(userInfo.userid);
}

/** What is known of the person but for what a session is made of. */
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
 * The language of a page: what was chosen; share pages keep their own, and begin in their website's (decision 5.9).
 * Else the site's default, if it is a language there is (section 3).
 */
export function localeOf(values: StoredSession, share: boolean, siteDefault = ''): PortalLocale {
  const { share_locale, shareInfo, locale } = values;
  const chosen = share ? (share_locale ?? shareInfo?.defaultLanguage) : locale;
  return chosen ?? (isPortalLocale(siteDefault) ? siteDefault : DEFAULT_LOCALE);
}
