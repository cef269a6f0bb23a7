import { msg } from '@lingui/core/macro';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Languages } from './languages.ts';

// Two catalogues in Traditional Chinese are on a slow line: they come when the test lets them.
const line = vi.hoisted(() => ({ positions: Promise.resolve(), delivery: Promise.resolve() }));
vi.mock('../locales/zh-HK/positions.po', async (original) => {
  await line.positions;
  return original();
});
vi.mock('../locales/zh-HK/delivery.po', async (original) => {
  await line.delivery;
  return original();
});

function hold(name: keyof typeof line): { arrive(): void; lose(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  line[name] = promise;
  return { arrive: resolve, lose: () => reject(new TypeError('connection lost')) };
}

let languages: Languages;
beforeEach(async () => {
  line.positions = Promise.resolve();
  line.delivery = Promise.resolve();
  vi.resetModules();
  const { createLanguages } = await import('./languages.ts');
  languages = createLanguages();
});

/** Whether a promise has its answer, once everything that is on its way has come. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(
    () => {
      done = true;
    },
    () => {
      done = true;
    },
  );
  // Another language in full: whatever is not held has arrived by then.
  const { createLanguages } = await import('./languages.ts');
  await createLanguages().activate('en-us');
  return done;
}

const shell = () => languages.i18n._(msg`Try again`);
const positions = () => languages.i18n._(msg`Hot jobs`);
const delivery = () => languages.i18n._(msg`My delivery`);

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
  await languages.need('positions');
  expect(positions()).toBe('熱門職位');
});

test('a change waits for all catalogues needed so far', async () => {
  const slow = hold('positions');
  await languages.activate('zh-cn');
  await languages.need('positions');
  const change = languages.activate('zh-hk');
  expect(await settled(change)).toBe(false);
  expect([languages.locale(), shell(), positions()]).toEqual(['zh-cn', '重试', '热招职位']);
  slow.arrive();
  await change;
  expect([languages.locale(), shell(), positions()]).toEqual(['zh-hk', '再試一次', '熱門職位']);
});

test('and for one that a route needs while it is under way', async () => {
  const slow = hold('positions');
  const slower = hold('delivery');
  await languages.activate('zh-cn');
  await languages.need('positions');
  const change = languages.activate('zh-hk');
  await languages.need('delivery');
  slow.arrive();
  expect(await settled(change)).toBe(false);
  expect(languages.locale()).toBe('zh-cn');
  slower.arrive();
  await change;
  expect([languages.locale(), delivery()]).toEqual(['zh-hk', '我的應徵']);
});

test('the last wish counts, whatever arrives last', async () => {
  const slow = hold('positions');
  await languages.activate('zh-cn');
  await languages.need('positions');
  const first = languages.activate('zh-hk');
  await languages.activate('en-us');
  slow.arrive();
  await first;
  expect([languages.locale(), languages.i18n.locale, positions()]).toEqual(['en-us', 'en', 'Hot jobs']);
});

test('what cannot be fetched leaves the language as it is', async () => {
  const slow = hold('positions');
  await languages.activate('zh-cn');
  await languages.need('positions');
  const change = languages.activate('zh-hk');
  slow.lose();
  await expect(change).rejects.toThrow();
  expect([languages.locale(), positions()]).toEqual(['zh-cn', '热招职位']);
});
