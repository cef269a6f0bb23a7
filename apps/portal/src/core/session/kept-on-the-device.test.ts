import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { draftOwner } from '../../forms/link-drafts.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createMemoryStorage, type PortalStorage } from './storage.ts';
import { storedKeys } from './stored-session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const login = (userid: string, token = `token-of-${userid}`) => ({
  Authorization: token,
  userInfo: { userid, name: '林小雨', userName: 'rain', email: 'rain@example.com', phone: '13800000001' },
});
const byPhone = { kind: 'phone', value: '13800000001' } as const;

/** A device that somebody looks at, page after page and tab beside tab. */
function device(entries: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(entries));
  const tabs = new Set<() => void>();
  /** One tab's view: what it writes, the others hear. */
  function open(): SessionStore {
    let heard = () => {};
    const tell = () => {
      for (const tab of tabs) if (tab !== heard) tab();
    };
    const storage: PortalStorage = {
      ...createMemoryStorage(),
      get: (key) => texts.get(key) ?? null,
      set: (key, value) => {
        texts.set(key, value);
        tell();
        return true;
      },
      remove: (key) => {
        if (texts.delete(key)) tell();
      },
      names: () => [...texts.keys()],
      onForeignChange: (listener) => {
        heard = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
    const store = createSessionStore(storage);
    onTestFinished(store.stop);
    return store;
  }
  return { open, texts };
}

/** Whatever tells of the person, in all that is kept. */
const personal = ({ texts }: ReturnType<typeof device>) =>
  [...texts].filter(([, text]) => /林小雨|rain|13800000001|u1|token-of/.test(text)).map(([key]) => key);

const hidden = (is: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(is);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('after an expiry', () => {
  it('the device keeps nothing that tells who it was', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    expect(personal(shared)).toEqual(['userInfo', 'comPhone', 'Authorization']);
    page.expire();
    expect(personal(shared)).toEqual([]);
  });

  it('a page that is opened next knows nobody', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    page.expire();
    const { userInfo, comPhone, Authorization } = shared.open().get();
    expect([userInfo, comPhone, Authorization]).toEqual([undefined, undefined, undefined]);
    // The open page stays as it is: what was typed there stays too.
    expect(page.get().userInfo?.userid).toBe('u1');
  });

  it.each([
    ['directory', { comIdap: 'rain', homepageCategory: '2', ifHomapageAuthFlag: '1' }],
    ['email', { comEmail: 'rain@example.com', ifHomapageAuthFlag: '1' }],
  ] as const)(
    'an open page knows by which account somebody was there and what they may see: %s',
    (kind, facts) => {
      const page = device().open();
      const { Authorization, userInfo } = login('u1');
      const value = kind === 'email' ? 'rain@example.com' : '';
      page.logIn({ Authorization, userInfo: { ...userInfo, ifHomapageAuthFlag: '1' } }, { kind, value });
      page.expire();
      expect(page.get()).toMatchObject(facts);
    },
  );

  it('a page that heard nothing of another person does not take the end of their session for its own', () => {
    const [shared, elsewhere] = [device(), device()];
    const [page, beside] = [shared.open(), elsewhere.open()];
    page.logIn(login('u1'), byPhone);
    page.expire();
    beside.logIn(login('u2'), byPhone);
    beside.expire();
    // A browser tells a page that was put aside of nothing that was stored meanwhile.
    shared.texts.set('expired', elsewhere.texts.get('expired') ?? '');
    page.set('locale', 'en-us');
    expect(page.get().userInfo).toBeUndefined();
  });

  it('every page that was open goes on as the same person, and never shows nobody meanwhile', () => {
    const shared = device();
    const [page, beside] = [shared.open(), shared.open()];
    page.logIn(login('u1'), byPhone);
    const seen: (string | undefined)[] = [];
    beside.subscribe(() => seen.push(beside.get().userInfo?.userid));
    page.expire();
    page.logIn(login('u1', 'token-two'), byPhone);
    expect(new Set(seen)).toEqual(new Set(['u1']));
    expect(beside.get().Authorization).toBe('token-two');
  });

  it('another person is never seen beside the token, or the token beside another person', () => {
    const shared = device();
    const [page, beside] = [shared.open(), shared.open()];
    page.logIn(login('u1'), byPhone);
    const seen = new Set<string>();
    beside.subscribe(() => seen.add(`${beside.get().Authorization} ${beside.get().userInfo?.userid}`));
    page.expire();
    page.logIn(login('u2'), byPhone);
    expect([...seen].filter((pair) => /u1.*u2|u2.*u1/.test(pair))).toEqual([]);
    expect(beside.get().userInfo?.userid).toBe('u2');
  });

  it('who is back is not on the way out any more: nothing on the device says that their session has ended', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    page.expire();
    expect(shared.texts.has('expired')).toBe(true);
    page.logIn(login('u1', 'token-two'), byPhone);
    expect(shared.texts.has('expired')).toBe(false);
    vi.advanceTimersByTime(31 * MINUTE);
    expect(page.get().userInfo?.userid).toBe('u1');
  });

  it('half an hour later no page knows the person any more', () => {
    const shared = device();
    const [page, beside] = [shared.open(), shared.open()];
    page.logIn(login('u1'), byPhone);
    page.expire();
    vi.advanceTimersByTime(30 * MINUTE - 1);
    expect([page.get().userInfo?.userid, beside.get().userInfo?.userid]).toEqual(['u1', 'u1']);
    vi.advanceTimersByTime(1);
    expect([page.get(), beside.get()]).toEqual([{}, {}]);
    expect(shared.texts.size).toBe(0);
  });
});

describe('a session that nobody logs out of', () => {
  it('is forgotten by the page that is opened two hours after the last one was left', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    // Longer than since the page has last noted by itself that it is in use.
    vi.advanceTimersByTime(5 * HOUR + 9 * MINUTE);
    hidden(true);
    page.stop();
    vi.advanceTimersByTime(2 * HOUR - 1);
    const soon = shared.open();
    expect(soon.get().Authorization).toBe('token-of-u1');
    soon.stop();
    vi.advanceTimersByTime(2 * HOUR);
    expect([shared.open().get(), personal(shared)]).toEqual([{}, []]);
  });

  it('is kept as long as a page is open beside', () => {
    const shared = device();
    shared.open().logIn(login('u1'), byPhone);
    vi.advanceTimersByTime(5 * HOUR);
    expect(shared.open().get().Authorization).toBe('token-of-u1');
  });

  it('is noted every ten minutes, and not whenever a tab hears of another, which would hear of that in turn', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    const noted = shared.texts.get('usedAt');
    vi.advanceTimersByTime(9 * MINUTE);
    page.set('websiteId', 'site-2');
    expect(shared.texts.get('usedAt')).toBe(noted);
    vi.advanceTimersByTime(MINUTE);
    expect(shared.texts.get('usedAt')).toBe(String(Date.now()));
  });

  it('counts from the next page on, where nobody has noted when it was used', () => {
    const shared = device({ Authorization: 'token', userInfo: '{"userid":"u1"}' });
    const page = shared.open();
    expect(page.get().userInfo?.userid).toBe('u1');
    page.stop();
    vi.advanceTimersByTime(2 * HOUR);
    expect(shared.open().get()).toEqual({});
  });

  it('is forgotten too if it was last in use at no time of this clock: it would be kept for as long as the clock was wrong', () => {
    const person = { Authorization: 'token-of-u1', userInfo: '{"userid":"u1"}' };
    const shared = device({ ...person, usedAt: String(Date.now() + 24 * HOUR) });
    expect([shared.open().get(), personal(shared)]).toEqual([{}, []]);
  });

  it('is kept by a page that is open while the clock is set back', () => {
    const shared = device();
    shared.open().logIn(login('u1'), byPhone);
    vi.setSystemTime(Date.now() - 24 * HOUR);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(shared.open().get().Authorization).toBe('token-of-u1');
  });

  it.each(['comPhone', 'comEmail', 'comIdap', 'userInfo'])(
    'a %s without a session is what others have left, and goes',
    (key) => {
      const shared = device({ [key]: '{"userid":"u1"}', locale: 'en-us' });
      expect([shared.open().get(), [...shared.texts.keys()]]).toEqual([{ locale: 'en-us' }, ['locale']]);
    },
  );
});

describe('what is kept beside the session', () => {
  it('countdowns go with their end', () => {
    const shared = device();
    const page = shared.open();
    page.set('resendAt', { one: Date.now() + 20_000, two: Date.now() + 40_000 });
    vi.advanceTimersByTime(20_000);
    expect(Object.keys(page.get().resendAt ?? {})).toEqual(['two']);
    vi.advanceTimersByTime(20_000);
    expect([page.get(), shared.texts.size]).toEqual([{}, 0]);
  });

  it('countdowns that ended while no page was open are gone with the next one', () => {
    const shared = device({ resendAt: JSON.stringify({ one: Date.now() - 1 }) });
    shared.open();
    expect(shared.texts.size).toBe(0);
  });

  it('what can be of no time of this clock goes: a countdown, a mark and a password would stay for ever', () => {
    const year = 365 * 24 * HOUR;
    const shared = device({
      resendAt: JSON.stringify({ one: Date.now() + MINUTE + 1 }),
      expired: JSON.stringify({ mark: 'mark', at: Date.now() + year }),
      remembered: JSON.stringify({ userName: 'rain', password: 'x', at: Date.now() + year }),
    });
    expect([shared.open().get(), [...shared.texts.keys()]]).toEqual([{}, []]);
  });

  it('a password to be remembered outlives an expiry, and neither a log out nor thirty days', () => {
    const remembered = { userName: 'rain', password: 'x', at: Date.now() };
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    page.set('remembered', remembered);
    page.expire();
    expect(page.get().remembered).toEqual(remembered);
    page.clearUser();
    expect(page.get().remembered).toBeUndefined();
    page.set('remembered', remembered);
    page.stop();
    vi.advanceTimersByTime(30 * 24 * HOUR);
    expect(shared.open().get().remembered).toBeUndefined();
  });

  it.each([{ userName: 'rain' }, { userName: 'rain', at: 'soon' }, { at: null }])(
    'a remembered %j without a time goes',
    (remembered) => {
      expect(
        device({ remembered: JSON.stringify(remembered) })
          .open()
          .get(),
      ).toEqual({});
    },
  );

  it('drafts go with the page that is opened seven days after they were typed, and garbage too', () => {
    const now = Date.now();
    const draft = (at: number) => `${at} {}`;
    const shared = device({
      'draft:old': draft(now - 7 * 24 * HOUR),
      'draft:new': draft(now - 1),
      'draft:x': '{',
      'draft:under another clock': draft(now + 365 * 24 * HOUR),
    });
    shared.open();
    expect([...shared.texts.keys()]).toEqual(['draft:new']);
  });

  it('drafts outlive an expiry and the same person’s login, and no log out', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    shared.texts.set('draft:mark:site:resume:tab', `${Date.now()} {}`);
    page.expire();
    page.logIn(login('u1', 'token-two'), byPhone);
    expect(shared.texts.has('draft:mark:site:resume:tab')).toBe(true);
    page.clearUser();
    expect(shared.texts.size).toBe(0);
  });

  it('drafts of somebody go when their account does, with a page open or with the next one, and nobody else’s do', () => {
    const shared = device();
    const page = shared.open();
    const typed = (userid: string, tab = 'tab') => {
      const key = `draft:${draftOwner(userid)}:site:resume:${tab}`;
      shared.texts.set(key, `${Date.now()} {}`);
      return key;
    };
    page.logIn(login('u2'), byPhone);
    page.noteDeletion(Date.now() + 20 * MINUTE);
    page.logIn(login('u1'), byPhone);
    page.noteDeletion(Date.now() + 20 * MINUTE);
    page.noteDeletion(undefined);
    const keys = [typed('u1'), typed('u2')];
    const left = () => keys.filter((key) => shared.texts.has(key));
    vi.advanceTimersByTime(19 * MINUTE);
    expect(left()).toEqual(keys);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(left()).toEqual([keys[0]]);
    keys.push(typed('u2', 'written once more'));
    shared.open();
    expect(left()).toEqual([keys[0]]);
    expect(personal(shared), 'of the other nothing is said').toEqual([
      'userInfo',
      'comPhone',
      'Authorization',
    ]);
    vi.advanceTimersByTime(8 * 24 * HOUR);
    shared.open();
    expect(shared.texts.has('leaving')).toBe(false);
  });

  it('drafts of somebody go when their account does, also if their session ended long before', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    page.noteDeletion(Date.now() + 2 * HOUR);
    page.expire();
    const key = `draft:${draftOwner('u1')}:site:resume:tab`;
    shared.texts.set(key, `${Date.now()} {}`);
    vi.advanceTimersByTime(2 * HOUR - 1);
    expect(shared.texts.has(key)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shared.texts.has(key)).toBe(false);
  });

  it('nothing is waited for where nothing is kept', () => {
    device().open();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the mark of an account that went is gone seven days later, and that of an account that is to go later stays', () => {
    const shared = device();
    const page = shared.open();
    page.logIn(login('u1'), byPhone);
    page.noteDeletion(Date.now() + MINUTE);
    page.logIn(login('u2'), byPhone);
    const later = Date.now() + 20 * 24 * HOUR;
    page.noteDeletion(later);
    vi.advanceTimersByTime(8 * 24 * HOUR);
    shared.open();
    expect(Object.values(JSON.parse(shared.texts.get('leaving') ?? '{}'))).toEqual([later]);
  });

  it('is all in the decision, with how long it is kept', () => {
    const page = readFileSync('../../docs/decisions/0029-what-the-device-keeps.md', 'utf8');
    const others = [
      'draft:…',
      'draftTab',
      'look:…',
      'signOnsBegun',
      'signOnByItself',
      'careers-typed',
      'careers-scroll',
    ];
    expect([...storedKeys, ...others].filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  });
});
