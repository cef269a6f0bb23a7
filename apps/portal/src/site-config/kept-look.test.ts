import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryStorage } from '../core/session/index.ts';
import { askedBy, openPortal } from '../testing/open-portal.ts';
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

/** A transport that answers only after a promise has resolved. */
const slowCalls =
  (happened: Promise<void>) =>
  (line: Transport): Transport =>
  async (request, options) => {
    if (typeof request.body === 'string') await happened;
    return line(request, options);
  };

const down502 = { status: 502, text: '', header: () => null };

/** A device that has stored the look of the website at an earlier visit. */
const visited = () =>
  createMemoryStorage({
    locale: 'en-us',
    'look:site-external': lookOf(site('Careers of old', 'data:image/png;base64,AA') as never),
  });

const brand = () =>
  document.querySelector<HTMLElement>('[data-portal-root]')?.style.getPropertyValue('--light-color-brand');

function isAskedForWebsite(body: unknown, comId: string): boolean {
  if (typeof body !== 'string') return false;
  const { method, param } = askedBy(body);
  return method === 'loadWebsiteStyle' && 'comId' in param && param.comId === comId;
}

/** Opens a company's website; the one of another company cannot be loaded. */
async function openCompany() {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const opened = await openPortal('/complex/homepage?comId=com-energy', {
    world: createLocalWorld({ site: 'complex' }),
    storage,
    through: (line) => (request, options) =>
      isAskedForWebsite(request.body, 'com-water') ? Promise.resolve(down502) : line(request, options),
  });
  return { storage, ...opened };
}

describe('the stored look of a website', () => {
  test('contains its colours in both schemes, its name and its logo', () => {
    const look = styled('Careers', 'data:image/png;base64,AA');
    expect(look.getPropertyValue('--light-color-brand')).toBe('#a8470f');
    expect(look.getPropertyValue('--dark-color-brand-50')).toMatch(/^#/);
    expect(look.getPropertyValue('--look-name')).toBe('"Careers"');
    expect(look.getPropertyValue('--look-mark')).toBe('url("data:image/png;base64,AA")');
  });

  test.each(['a";background:red;', '\\";color:red', 'a\n;color:red', 'a\f;color:red'])(
    'escapes the website’s name: %j',
    (name) => {
      const look = styled(name, '');
      expect([look.background, look.color]).toEqual(['', '']);
      expect(look.getPropertyValue('--look-mark')).toBe('');
    },
  );

  test('contains nothing that ends a text in a style sheet: a line feed, a carriage return or a form feed', () => {
    const ends = ['\n', '\r', '\f'];
    const looks = ends.map((end) => lookOf(site(`a${end}b`, `data:image/png;base64,A${end}A`) as never));
    for (const look of looks) {
      expect(look).toContain('"a b"');
      expect(look).not.toContain('--look-mark');
    }
  });

  test.each(['https://a.example/x.png', 'javascript:alert(1)', 'data:image/png,");color:red;'])(
    'contains a logo only if it is inline: %j',
    (address) => expect(styled('a', address).getPropertyValue('--look-mark')).toBe(''),
  );

  test('is stored for each website once its configuration is loaded', async () => {
    const storage = createMemoryStorage({ locale: 'en-us' });
    await openPortal('/homepage', { storage });
    await expect.poll(() => storage.get('look:site-external')).toContain('"Chengyuan Group Careers"');
    expect(storage.names().filter((key) => key.startsWith('look:'))).toEqual(['look:site-external']);
  });

  test('is shown in the header until the configuration is loaded', async () => {
    const here = Promise.withResolvers<void>();
    await openPortal('/feedback', { through: slowCalls(here.promise), storage: visited() });
    const home = await screen.findByRole('link', { name: 'Careers of old' });
    expect(home.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA');
    expect(brand()).toBe('#a8470f');
    expect(document.title).toBe('Feedback - Careers of old');
    here.resolve();
    await screen.findByRole('link', { name: 'Chengyuan Group Careers' });
    await expect.poll(brand).toBe('#0b6e63');
  });

  test('is applied with its custom properties only, if the stored text was changed', async () => {
    const here = Promise.withResolvers<void>();
    const storage = createMemoryStorage({
      locale: 'en-us',
      'look:site-external': 'display:none;-webkit-text-security:disc;--light-color-brand:#a8470f;',
    });
    await openPortal('/feedback', { through: slowCalls(here.promise), storage });
    await expect.poll(brand).toBe('#a8470f');
    const { style } = document.querySelector<HTMLElement>('[data-portal-root]') ?? document.body;
    expect(Array.from(style)).toEqual(['--light-color-brand']);
    here.resolve();
  });

  test('is shown around the message about a configuration that cannot be loaded', async () => {
    let down = true;
    await openPortal('/homepage', {
      through: (line) => (request, options) => (down ? Promise.resolve(down502) : line(request, options)),
      storage: visited(),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^The homepage could not be loaded.*The service is not available/);
    expect(screen.getByRole('link', { name: 'Careers of old' })).toBeTruthy();
    expect([brand(), document.title]).toEqual(['#a8470f', 'Home - Careers of old']);
    expect(await axeFindings()).toEqual([]);
    down = false;
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Chengyuan Group Careers' });
    await expect.poll(brand).toBe('#0b6e63');
  });

  test('is replaced by neutral colours at a first visit whose configuration fails, and the header has no empty link', async () => {
    await openPortal('/homepage', { through: () => () => Promise.resolve(down502) });
    await screen.findByRole('alert');
    expect([brand(), document.title]).toEqual(['#2b2824', 'Home']);
    const header = within(screen.getByRole('banner'));
    expect(header.queryAllByRole('img', { hidden: true })).toEqual([]);
    expect(header.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('');
    expect(await axeFindings()).toEqual([]);
  });

  test('is not used for another company’s website that cannot be loaded', async () => {
    const { storage, portal } = await openCompany();
    await screen.findByRole('link', { name: /Chengyuan Energy/ });
    await portal.open('/complex/homepage?comId=com-water');
    await screen.findByText('The homepage could not be loaded');
    expect(screen.queryByRole('link', { name: /Chengyuan Energy/ })).toBeNull();
    expect([brand(), document.title]).toEqual(['#2b2824', 'Home']);
    expect(storage.get('look:com-water')).toBeNull();
  });

  test.each([
    ['en-us', 'en'],
    ['zh-hk', 'zh-HK'],
    ['tlh', 'zh-CN'],
  ])(
    'contains the website’s language for a visitor who has chosen none: %s is shown as %s',
    async (defaultLanguage, lang) => {
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
    },
  );

  test('is replaced by neutral colours at a first visit, until the configuration is loaded', async () => {
    const here = Promise.withResolvers<void>();
    await openPortal('/homepage', { through: slowCalls(here.promise) });
    await expect.poll(brand).toBe('#2b2824');
    here.resolve();
    await expect.poll(brand).toBe('#0b6e63');
  });
});
