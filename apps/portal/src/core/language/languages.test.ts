import { msg } from '@lingui/core/macro';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Languages } from './languages.ts';

const lateWords = {
  home: '../../locales/zh-HK/home.po',
  delivery: '../../locales/zh-HK/delivery.po',
} as const;

/** Puts a catalogue in Traditional Chinese on a slow line: it comes when the test lets it. */
function hold(name: keyof typeof lateWords): { arrive(): void; lose(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // It may be lost before anybody waits for it.
  promise.catch(() => undefined);
  vi.doMock(lateWords[name], async (original) => {
    await promise;
    return original();
  });
  return { arrive: resolve, lose: () => reject(new TypeError('connection lost')) };
}

let languages: Languages;
beforeEach(async () => {
  for (const path of Object.values(lateWords)) vi.doUnmock(path);
  vi.resetModules();
  const { createLanguages } = await import('./languages.ts');
  languages = createLanguages();
});

/** Until the words that are not lateWords are there in Traditional Chinese. */
async function restArrives(): Promise<void> {
  const { createLanguages } = await import('./languages.ts');
  await createLanguages().activate('zh-hk');
}

const shell = () => languages.i18n._(msg`Try again`);
const home = () => languages.i18n._(msg`Popular roles`);
const delivery = () => languages.i18n._(msg`Applications`);

test('Simplified Chinese is the default, and the words are those of the language shown', async () => {
  expect(languages.locale()).toBe('zh-cn');
  const shown: string[][] = [];
  for (const locale of ['zh-cn', 'zh-hk', 'en-us'] as const) {
    await languages.activate(locale);
    shown.push([languages.locale(), languages.i18n.locale, shell()]);
  }
  expect(shown).toEqual([
    ['zh-cn', 'zh-CN', '重试'],
    ['zh-hk', 'zh-HK', '再試一次'],
    ['en-us', 'en', 'Try again'],
  ]);
});

test("a feature's words come when it needs them, in the language shown", async () => {
  await languages.activate('zh-hk');
  await languages.need('home');
  expect(home()).toBe('熱門職位');
});

test('a change waits for all catalogues needed so far', async () => {
  const slow = hold('home');
  await languages.activate('zh-cn');
  await languages.need('home');
  const change = languages.activate('zh-hk');
  await restArrives();
  expect([languages.locale(), shell(), home()]).toEqual(['zh-cn', '重试', '热门职位']);
  slow.arrive();
  await change;
  expect([languages.locale(), shell(), home()]).toEqual(['zh-hk', '再試一次', '熱門職位']);
});

test('a change waits also for a catalogue that a route needs while it is under way', async () => {
  const slow = hold('home');
  const slower = hold('delivery');
  await languages.activate('zh-cn');
  await languages.need('home');
  const change = languages.activate('zh-hk');
  await languages.need('delivery');
  slow.arrive();
  slower.arrive();
  await change;
  expect([languages.locale(), delivery()]).toEqual(['zh-hk', '我的應徵']);
});

test('the last choice counts, whatever arrives last', async () => {
  const slow = hold('home');
  await languages.activate('zh-cn');
  await languages.need('home');
  const first = languages.activate('zh-hk');
  await languages.activate('en-us');
  slow.arrive();
  await first;
  expect([languages.locale(), languages.i18n.locale, home()]).toEqual(['en-us', 'en', 'Popular roles']);
});

test('what cannot be fetched leaves the language as it is, and is fetched when it is chosen again', async () => {
  const slow = hold('home');
  await languages.activate('zh-cn');
  await languages.need('home');
  const change = languages.activate('zh-hk');
  slow.lose();
  await expect(change).rejects.toThrow();
  expect([languages.locale(), home()]).toEqual(['zh-cn', '热门职位']);
  vi.doUnmock(lateWords.home);
  await languages.activate('zh-hk');
  expect([languages.locale(), home()]).toEqual(['zh-hk', '熱門職位']);
});
