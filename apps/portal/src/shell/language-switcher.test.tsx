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
