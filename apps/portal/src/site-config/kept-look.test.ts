import type { Transport } from '@careers/gateway';
import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { openPortal } from '../testing/open-portal.ts';
import { lookOf } from './kept-look.ts';

const site = (websiteName: string, logoAddress: string, brandColor = '#a8470f') => ({
  websiteBaseInfo: { id: 'site', websiteName },
  websiteHomepage: { logoAddress, theme: { brandColor } },
});
const styled = (...parts: Parameters<typeof site>) => {
  const element = document.createElement('div');
  element.style.cssText = lookOf(site(...parts) as never);
  return element.style;
};

/** A line on which calls are answered only when something has happened. */
const slowCalls =
  (happened: Promise<void>) =>
  (line: Transport): Transport =>
  async (request, options) => {
    if (typeof request.body === 'string') await happened;
    return line(request, options);
  };

describe('first paint wears the visitor’s last brand of that website', () => {
  test('its colours in both schemes, its name, and its mark', () => {
    const look = styled('Careers', 'data:image/png;base64,AA');
    expect(look.getPropertyValue('--light-color-brand')).toBe('#a8470f');
    expect(look.getPropertyValue('--dark-color-brand-50')).toMatch(/^#/);
    expect(look.getPropertyValue('--look-name')).toBe('"Careers"');
    expect(look.getPropertyValue('--look-mark')).toBe('url("data:image/png;base64,AA")');
  });

  test.each(['a";background:red;', '\\";color:red', 'a\n;color:red'])('a name ends nothing: %j', (name) => {
    const look = styled(name, '');
    expect([look.background, look.color]).toEqual(['', '']);
    expect(look.getPropertyValue('--look-mark')).toBe('');
  });

  test.each(['https://a.example/x.png', 'javascript:alert(1)', 'data:image/png,");color:red;'])(
    'a mark that is not inline is not kept: %j',
    (address) => expect(styled('a', address).getPropertyValue('--look-mark')).toBe(''),
  );

  test('is kept per website, once its configuration is here', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    await openPortal('/homepage', { storage });
    await expect.poll(() => storage.get('look:site-external')).toContain('"Chengyuan Group Careers"');
    expect(storage.names().filter((key) => key.startsWith('look:'))).toEqual(['look:site-external']);
  });

  test('the header has its name and mark until its configuration is here', async () => {
    document.documentElement.style.cssText = lookOf(
      site('Careers of old', 'data:image/png;base64,AA') as never,
    );
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const here = Promise.withResolvers<void>();
    await openPortal('/feedback', { through: slowCalls(here.promise) });
    const home = await screen.findByRole('link', { name: 'Careers of old' });
    expect(home.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA');
    here.resolve();
    await screen.findByRole('link', { name: 'Chengyuan Group Careers' });
  });

  test.each([
    ['en-us', 'en'],
    ['zh-hk', 'zh-HK'],
    ['tlh', 'zh-CN'],
  ])('its language, for who has chosen none: %s begins in %s', async (defaultLanguage, lang) => {
    const { websiteBaseInfo, websiteHomepage } = site('Careers', '');
    const look = lookOf({
      websiteBaseInfo: { ...websiteBaseInfo, defaultLanguage },
      websiteHomepage,
    } as never);
    document.documentElement.style.cssText = look;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const here = Promise.withResolvers<void>();
    await openPortal('/feedback', { through: slowCalls(here.promise), storage: createMemoryStorage({}) });
    expect(document.documentElement.lang).toBe(lang);
    here.resolve();
  });

  test('without one is ink instead of somebody’s colour, until the site says its own', async () => {
    const here = Promise.withResolvers<void>();
    await openPortal('/homepage', { through: slowCalls(here.promise) });
    const brand = () =>
      document
        .querySelector<HTMLElement>('[data-portal-root]')
        ?.style.getPropertyValue('--light-color-brand');
    await expect.poll(brand).toBe('#2b2824');
    here.resolve();
    await expect.poll(brand).toBe('#0b6e63');
  });
});
