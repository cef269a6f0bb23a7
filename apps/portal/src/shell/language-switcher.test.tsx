import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { changingReply, methodOf, openPortal } from '../testing/open-portal.ts';

afterEach(() => vi.doUnmock('../locales/zh-HK/home.po'));

type User = ReturnType<typeof userEvent.setup>;

async function menu(user: User, label: string | RegExp): Promise<HTMLElement> {
  (await screen.findByRole('button', { name: label })).focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('menu');
}

async function change(user: User, label: string, to: string): Promise<void> {
  await user.click(within(await menu(user, label)).getByRole('menuitemradio', { name: to }));
}

describe('the language switcher', () => {
  test('names each language in itself, and marks the one shown', async () => {
    const user = userEvent.setup();
    await openPortal('/homepage');
    const choices = within(await menu(user, 'Language: English')).getAllByRole('menuitemradio');
    expect(
      choices.map((choice) => [
        choice.textContent,
        choice.getAttribute('lang'),
        choice.getAttribute('aria-checked'),
      ]),
    ).toEqual([
      ['简体中文', 'zh-CN', 'false'],
      ['繁體中文', 'zh-HK', 'false'],
      ['English', 'en', 'true'],
    ]);
    expect(await axeFindings(screen.getByRole('menu'))).toEqual([]);
  });

  test('words, data and <html lang> follow, and it is kept', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/position?keyword=engineer');
    await screen.findAllByRole('article');
    await screen.findByRole('link', { name: 'Positions' });
    const before = local.control().calls().length;
    await change(user, 'Language: English', '繁體中文');
    await screen.findByRole('button', { name: '語言：繁體中文' });
    await waitFor(() => expect(document.title).toContain('澄遠集團招聘'));
    expect(document.documentElement.lang).toBe('zh-HK');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/職位/);
    await waitFor(() => expect(screen.getByRole('link', { name: '招聘職位' })).toBeTruthy());
    const asked = () =>
      local
        .control()
        .calls()
        .slice(before)
        .filter(({ path }) => /loadWebsiteStyle|queryPositionList/.test(path));
    await waitFor(() => expect(new Set(asked().map(({ path }) => path)).size).toBe(2));
    expect(asked().every(({ headers }) => headers.languageIndex === '1')).toBe(true);
    expect(location.hash).toContain('keyword=engineer');
    await change(user, '語言：繁體中文', '简体中文');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  });

  test('the page keeps what it showed until the new words and data are there', async () => {
    const user = userEvent.setup();
    await openPortal('/homepage');
    await screen.findByRole('heading', { level: 2, name: 'Popular roles' });
    await screen.findByRole('link', { name: 'About us' });
    const blank: string[] = [];
    const watch = new MutationObserver(() => {
      const name = document.querySelector('header a span')?.textContent;
      if (!name) blank.push('the name of the website is gone');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await change(user, 'Language: English', '简体中文');
    await screen.findByRole('heading', { level: 2, name: '热门职位' });
    await screen.findByRole('link', { name: '关于集团' });
    watch.disconnect();
    expect(blank).toEqual([]);
  });

  test.each([
    ['arrive', (words: PromiseWithResolvers<void>) => words.resolve()],
    ['fail', (words: PromiseWithResolvers<void>) => words.reject(new TypeError('down'))],
  ])('a choice that was taken back counts for nothing, even when its words %s later', async (_how, end) => {
    const user = userEvent.setup();
    const words = Promise.withResolvers<void>();
    vi.doMock('../locales/zh-HK/home.po', async (original) => {
      await words.promise;
      return original();
    });
    await import('@careers/ui/toaster');
    await openPortal('/homepage');
    await screen.findAllByRole('article');
    await change(user, 'Language: English', '繁體中文');
    await change(user, 'Language: English', 'English');
    end(words);
    await vi.dynamicImportSettled();
    await screen.findByRole('button', { name: 'Language: English' });
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.getByRole('heading', { level: 2, name: 'Popular roles' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });
});

describe('one failure is not for good', () => {
  test('a question for the languages that failed once leaves the switcher, which asks again', async () => {
    const user = userEvent.setup();
    let broken = true;
    const answer = Promise.withResolvers<void>();
    const through =
      (line: Transport): Transport =>
      async (request, options) => {
        if (!request.url.includes('api_id') || methodOf(request.body) !== 'getSysConfigInfo')
          return line(request, options);
        if (broken) throw new TypeError('down');
        await answer.promise;
        return line(request, options);
      };
    await openPortal('/homepage', { through });
    const button = await screen.findByRole('button', { name: 'Language: English' });
    broken = false;
    await user.click(button);
    await within(await screen.findByRole('menu')).findByText('Loading');
    expect(button.isConnected).toBe(true);
    answer.resolve();
    await user.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-HK'));
  });

  test('a language whose words did not come changes nothing, says so, and can be chosen again', async () => {
    const user = userEvent.setup();
    const storage = createMemoryStorage({ locale: 'en-us' });
    vi.doMock('../locales/zh-HK/home.po', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openPortal('/homepage', { storage });
    await screen.findAllByRole('article');
    await change(user, 'Language: English', '繁體中文');
    await screen.findByRole('region', { name: 'Messages' });
    expect(document.documentElement.lang).toBe('en');
    expect(storage.get('locale')).toBe('en-us');
    vi.doUnmock('../locales/zh-HK/home.po');
    await change(user, 'Language: English', '繁體中文');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-HK'));
    expect(storage.get('locale')).toBe('zh-hk');
    expect(screen.getByRole('heading', { level: 2, name: '熱門職位' })).toBeTruthy();
  });

  test('what is chosen in another window changes <html lang> with its words, and not when they come too late', async () => {
    const words = Promise.withResolvers<void>();
    vi.doMock('../locales/zh-HK/home.po', async (original) => {
      await words.promise;
      return original();
    });
    const kept = createMemoryStorage({ locale: 'en-us' });
    const heard = new Set<() => void>();
    const onForeignChange = (listener: () => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    };
    await openPortal('/homepage', { storage: { ...kept, onForeignChange } });
    await screen.findByRole('heading', { level: 2, name: 'Popular roles' });
    for (const locale of ['zh-hk', 'en-us']) {
      kept.set('locale', locale);
      for (const tell of heard) tell();
      expect(document.documentElement.lang).toBe('en');
    }
    words.resolve();
    await vi.dynamicImportSettled();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { level: 2, name: 'Popular roles' })).toBeTruthy();
  });
});

describe('languages that the site switched off', () => {
  const off = () => createLocalWorld({ switches: { languages: false, assistants: false } });

  test('no switcher, and a stored language falls back to Simplified Chinese, but stays the visitor’s own', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    await openPortal('/homepage', { world: off(), storage });
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    await screen.findByRole('heading', { level: 2, name: '热门职位' });
    await waitFor(() => expect(document.title).toContain('澄远集团招聘'));
    expect(screen.queryByRole('button', { name: /Language|语言/ })).toBeNull();
    expect(storage.get('locale')).toBe('en-us');
  });

  test.each([
    [{ zhHkStart: 1, enWwStart: 0 }, ['简体中文', '繁體中文']],
    [{ zhHkStart: '0', enWwStart: '1' }, ['简体中文', 'English']],
    // 1 enables (section 1): no other number does.
    [{ zhHkStart: 2, enWwStart: 1 }, ['简体中文', 'English']],
    [{ zhHkStart: 1, enWwStart: 2 }, ['简体中文', '繁體中文']],
  ])('%j offers %j', async (flags, names) => {
    const user = userEvent.setup();
    await openPortal('/homepage', { through: changingReply('getSysConfigInfo', () => flags) });
    const choices = within(await menu(user, /Language: English|语言：简体中文/)).getAllByRole(
      'menuitemradio',
    );
    expect(choices.map((choice) => choice.textContent)).toEqual(names);
  });
});

describe('a share entry', () => {
  const stored = { locale: 'en-us', share_locale: 'zh-hk' };

  test('has its own stored language', async () => {
    await openPortal('/position?ticket=t', { stored });
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-HK'));
    await screen.findByRole('button', { name: '語言：繁體中文' });
  });

  test('a change there is of the share alone', async () => {
    const user = userEvent.setup();
    const { portal } = await openPortal('/position?ticket=t', { stored });
    await change(user, '語言：繁體中文', '简体中文');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
    location.hash = '#/position';
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await portal.open('/position?ticket=t');
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  });
});

describe('the site’s default language', () => {
  const inEnglish = changingReply('loadWebsiteStyle', (site) => ({
    ...site,
    websiteBaseInfo: { ...(site.websiteBaseInfo as object), defaultLanguage: 'en-us' },
  }));
  const nothingChosen = { locale: '' };

  test('is that of a first visitor, and stays nobody’s choice', async () => {
    const { local } = await openPortal('/homepage', { through: inEnglish, stored: nothingChosen });
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await screen.findByRole('heading', { level: 2, name: 'Popular roles' });
    const asked = () =>
      local
        .control()
        .calls()
        .findLast(({ path }) => path.endsWith('queryHotPositions'));
    await waitFor(() => expect(asked()?.headers.languageIndex).toBe('2'));
  });

  test('yields to what was chosen', async () => {
    await openPortal('/homepage', { through: inEnglish, stored: { locale: 'zh-hk' } });
    await waitFor(() => expect(document.title).toContain('澄遠'));
    expect(document.documentElement.lang).toBe('zh-HK');
  });

  test('is Simplified Chinese where the site names no language there is', async () => {
    const through = changingReply('loadWebsiteStyle', (site) => ({
      ...site,
      websiteBaseInfo: { ...(site.websiteBaseInfo as object), defaultLanguage: 'tlh' },
    }));
    await openPortal('/homepage', { through, stored: nothingChosen });
    await waitFor(() => expect(document.title).toContain('澄远'));
    expect(document.documentElement.lang).toBe('zh-CN');
  });
});
