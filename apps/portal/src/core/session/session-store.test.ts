import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSessionStore, localeOf } from './session-store.ts';
import { createBrowserStorage, createMemoryStorage } from './storage.ts';

const result = {
  Authorization: 'token-1',
  userInfo: { userid: 'u1', name: '林小雨', userName: 'candidate01', email: '', phone: '13800000001' },
};

describe('the stored session', () => {
  it('keeps the token and who it is of under the specification’s keys', () => {
    const storage = createMemoryStorage();
    createSessionStore(storage).logIn(result, { kind: 'phone', value: '13800000001' });
    expect([
      storage.get('Authorization'),
      storage.get('comPhone'),
      JSON.parse(storage.get('userInfo') ?? ''),
    ]).toEqual(['token-1', '13800000001', result.userInfo]);
  });

  // Section 4: the token is stored; decisions, section 1: it is sent as it is.
  it.each([
    ['with its scheme before it', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
    ['as long as servers take', 'e'.repeat(8000)],
  ])('keeps a token %s as the server wrote it', (_, Authorization) => {
    const storage = createMemoryStorage();
    const store = createSessionStore(storage);
    expect(store.logIn({ ...result, Authorization }, { kind: 'phone', value: '13800000001' })).toBe(true);
    expect(store.get().Authorization).toBe(Authorization);
    expect(createSessionStore(storage).get().Authorization).toBe(Authorization);
  });

  it.each([
    ['userInfo', '{"userid":'],
    ['userInfo', '[]'],
    ['menus', 'null'],
    ['locale', 'fr-fr'],
    ['ifHomapageAuthFlag', '3'],
    ['type', 'other'],
    ['resendAt', '{"a":"b"}'],
    ['shareInfo', '"x"'],
    ['shareInfo', '{"ticket":"ticket-1"}'],
    ['shareInfo', '{"positionSharedType":"1"}'],
    ['internalSites', '["site-1","no id"]'],
    ['internalSites', '["site-1",2]'],
    ['encryptedString', '{"key":"0123456789abcdef","iv":"short"}'],
    ['encryptedString', '{"key":"0123456789abcdef0123456789abcdef","iv":"0123456789abcdef"}'],
  ])('a %s of %j is dropped, never thrown', (key, value) => {
    // With a token: without one, what is about a person would be forgotten anyway.
    const read = (stored: Record<string, string>) =>
      createSessionStore(createMemoryStorage({ Authorization: 'token-1', ...stored }), () => 0).get();
    expect(read({ [key]: value })).toEqual(read({}));
  });

  it('a token that no header can carry is nobody’s', () => {
    for (const Authorization of ['token\n1', 'token-1 ', '令牌'])
      expect(createSessionStore(createMemoryStorage({ Authorization })).get()).toEqual({});
  });

  it('an id that an older version kept as a number is the text that the contract has', () => {
    const userInfo = '{"userid":17,"email":"rain@example.com"}';
    const store = createSessionStore(createMemoryStorage({ Authorization: 'token-1', userInfo }));
    expect(store.get().userInfo).toMatchObject({ userid: '17', email: 'rain@example.com' });
  });

  it.each([
    ['the directory', 'directory', 'employee', ['comIdap', 'homepageCategory', 'ifHomapageAuthFlag']],
    ['a phone', 'phone', '13800000001', ['comPhone', 'ifHomapageAuthFlag']],
    ['an e-mail', 'email', 'rain@example.com', ['comEmail', 'ifHomapageAuthFlag']],
  ] as const)(
    'a login by %s keeps its own name, and category 2 is the directory’s alone',
    (_, kind, value, kept) => {
      const storage = createMemoryStorage();
      const userInfo = { ...result.userInfo, ifHomapageAuthFlag: '2' };
      createSessionStore(storage).logIn({ ...result, userInfo }, { kind, value });
      const facts = ['comPhone', 'comEmail', 'comIdap', 'homepageCategory', 'ifHomapageAuthFlag'];
      expect(facts.filter((key) => storage.get(key) !== null).toSorted()).toEqual([...kept].toSorted());
      expect([value, '2']).toEqual(expect.arrayContaining(kept.map((key) => storage.get(key))));
      expect(createSessionStore(storage).get().ifHomapageAuthFlag).toBe('2');
    },
  );

  it('of whoever was logged in before somebody else nothing is kept', () => {
    const storage = createMemoryStorage({
      websiteId: 'site-1',
      banner: 'b',
      remembered: '{"userName":"employee"}',
    });
    const store = createSessionStore(storage);
    store.logIn(
      { ...result, userInfo: { ...result.userInfo, ifHomapageAuthFlag: '1' } },
      { kind: 'directory', value: 'employee' },
    );
    const userInfo = { ...result.userInfo, userid: 'u2' };
    store.logIn({ Authorization: 'token-2', userInfo }, { kind: 'email', value: 'rain@example.com' });
    const { usedAt: _usedAt, ...kept } = store.get();
    expect(kept).toEqual({
      websiteId: 'site-1',
      Authorization: 'token-2',
      userInfo,
      comEmail: 'rain@example.com',
    });
  });

  it('logging out clears all stored user data and leaves site and language', () => {
    const storage = createMemoryStorage({ websiteId: 'site-1', locale: 'en-us', code: 'c', banner: 'b' });
    const store = createSessionStore(storage);
    store.logIn(
      { ...result, userInfo: { ...result.userInfo, ifHomapageAuthFlag: '1' } },
      { kind: 'directory', value: 'employee' },
    );
    store.clearUser();
    expect(store.get()).toEqual({ websiteId: 'site-1', locale: 'en-us' });
  });

  it('expiry takes the token; the page remembers whose it was', () => {
    const store = createSessionStore(createMemoryStorage());
    store.logIn(result, { kind: 'phone', value: '13800000001' });
    store.expire();
    const { Authorization, userInfo, comPhone } = store.get();
    expect([Authorization, userInfo, comPhone]).toEqual([undefined, result.userInfo, '13800000001']);
  });

  it('follows what another tab stored', () => {
    const memory = createMemoryStorage();
    let tell = () => {};
    const store = createSessionStore({
      ...memory,
      onForeignChange: (listener) => {
        tell = listener;
        return () => {};
      },
    });
    const heard = vi.fn();
    const unsubscribe = store.subscribe(heard);
    memory.set('Authorization', 'from-another-tab');
    tell();
    store.set('locale', 'en-us');
    store.set('locale', 'en-us');
    expect(store.get().Authorization).toBe('from-another-tab');
    // Whether it came from elsewhere; nothing where nothing changes.
    expect(heard.mock.calls).toEqual([['tab'], [undefined]]);
    unsubscribe();
    tell();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('share pages keep a language of their own, zh-cn by default', () => {
    const values = { locale: 'en-us', share_locale: 'zh-hk' } as const;
    expect([localeOf(values, undefined), localeOf(values, 't'), localeOf({ locale: 'en-us' }, 't')]).toEqual([
      'en-us',
      'zh-hk',
      'zh-cn',
    ]);
  });
});

describe('the language of a share', () => {
  const of = (shareInfo: object, more: Record<string, string> = {}) => {
    const stored = { locale: 'en-us', shareInfo: JSON.stringify(shareInfo), ...more };
    return localeOf(createSessionStore(createMemoryStorage(stored)).get(), 't', 'en-us');
  };
  const share = { ticket: 't', positionSharedType: '1' };

  it('is its own, then that of its website, then Simplified Chinese', () => {
    expect(of({ ...share, defaultLanguage: 'zh-hk' }, { share_locale: 'en-us' })).toBe('en-us');
    expect(of({ ...share, defaultLanguage: 'zh-hk' })).toBe('zh-hk');
    expect(of(share)).toBe('en-us');
    expect(localeOf({ shareInfo: share }, 't')).toBe('zh-cn');
  });

  it('is never one that is none', () => {
    for (const defaultLanguage of ['xx', 'constructor', 7])
      expect(of({ ...share, defaultLanguage })).toBe('en-us');
  });

  it('is not that of a share that another tab has opened since', () => {
    expect(of({ ...share, ticket: 'another', defaultLanguage: 'zh-hk' })).toBe('en-us');
  });
});

describe('a storage with no room left', () => {
  /** Keeps so many letters, as a full local storage does. */
  function smallStorage(room: number, entries: Readonly<Record<string, string>>) {
    const kept = new Map(Object.entries(entries));
    const used = () => [...kept.values()].reduce((sum, value) => sum + value.length, 0);
    return {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => {
        if (used() - (kept.get(key)?.length ?? 0) + value.length > room) return false;
        kept.set(key, value);
        return true;
      },
      remove: (key: string) => void kept.delete(key),
      names: () => [...kept.keys()],
      onForeignChange: () => () => {},
      tab: createMemoryStorage(),
    };
  }

  it('gives up what can be asked for again, so that a login is kept', () => {
    const storage = smallStorage(400, { publicKey: 'k'.repeat(380), websiteId: 'site-1' });
    createSessionStore(storage).set('locale', 'en-us');
    expect(storage.get('publicKey'), 'while there is room').not.toBeNull();
    const kept = createSessionStore(storage).logIn(result, { kind: 'phone', value: '13800000001' });
    expect([kept, storage.get('Authorization'), storage.get('websiteId'), storage.get('publicKey')]).toEqual([
      true,
      'token-1',
      'site-1',
      null,
    ]);
  });

  it('keeps nobody else’s name beside the token of whoever has logged in', () => {
    const storage = smallStorage(200, {});
    const store = createSessionStore(storage);
    store.logIn(result, { kind: 'phone', value: '13800000001' });
    const userInfo = { ...result.userInfo, userid: 'u2', name: 'x'.repeat(300) };
    expect(store.logIn({ Authorization: 'token-2', userInfo }, { kind: 'phone', value: '1' })).toBe(false);
    expect(storage.get('userInfo')).toBeNull();
  });

  it('only makes the page forget: until it is closed it knows who has logged in', () => {
    localStorage.setItem('world:userInfo', '{"userid":"u1"}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const store = createSessionStore(createBrowserStorage('world:'));
    onTestFinished(() => {
      store.stop();
      localStorage.clear();
    });
    store.logIn({ ...result, userInfo: { ...result.userInfo, userid: 'u2' } }, { kind: 'phone', value: '1' });
    expect([store.get().Authorization, store.get().userInfo?.userid]).toEqual(['token-1', 'u2']);
  });

  it('says that a login is not kept', () => {
    const store = createSessionStore(smallStorage(3, {}));
    expect(store.logIn(result, { kind: 'phone', value: '13800000001' })).toBe(false);
  });
});
