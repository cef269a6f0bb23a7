import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyBrandTokens, branded, brandTokens, DEFAULT_BRAND, type Scheme, SURFACES } from './index.ts';

/** WCAG 2.2 contrast, written from its definition and apart from the code under test. */
function wcag(one: string, other: string): number {
  const luminance = (hex: string) => {
    const value = Number.parseInt(hex.slice(1), 16);
    const linear = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Every hue in three saturations and three lightnesses, the greys and the corners of the cube. */
function sweep(): string[] {
  const hsl = (h: number, s: number, l: number) => {
    const channel = (n: number) => {
      const k = (n + h / 30) % 12;
      const v = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      return Math.round(v * 255)
        .toString(16)
        .padStart(2, '0');
    };
    return `#${channel(0)}${channel(8)}${channel(4)}`;
  };
  const colours = ['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#0000ff', '#00ff00', '#ff0000'];
  for (let h = 0; h < 360; h += 12) {
    for (const s of [0.15, 0.6, 1]) for (const l of [0.2, 0.5, 0.8]) colours.push(hsl(h, s, l));
  }
  for (let l = 0; l <= 1; l += 0.1) colours.push(hsl(0, 0, l));
  return colours;
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const read = (tokens: Record<string, string>, name: string) => tokens[`--color-${name}`] ?? '';

describe('the palette of any brand colour', () => {
  test.each(SCHEMES)('has text tones of 4.5:1 and graphics of 3:1 on every ground, %s', (scheme) => {
    const poor: string[] = [];
    for (const brand of sweep()) {
      const tokens = brandTokens(brand)[scheme];
      const grounds = [...SURFACES[scheme], read(tokens, 'brand-50'), read(tokens, 'brand-100')];
      for (const ground of grounds) {
        for (const name of ['brand-text', 'brand-700', 'brand-800', 'brand-900', 'brand-950']) {
          if (wcag(read(tokens, name), ground) < 4.5) poor.push(`${brand} ${name} on ${ground}`);
        }
        if (wcag(read(tokens, 'brand-600'), ground) < 3) poor.push(`${brand} brand-600 on ${ground}`);
      }
      for (const fill of ['brand', 'brand-hover']) {
        if (wcag(read(tokens, 'on-brand'), read(tokens, fill)) < 4.5)
          poor.push(`${brand} on-brand on ${fill}`);
      }
      if (wcag(SURFACES[scheme][1], read(tokens, 'brand-700')) < 4.5) poor.push(`${brand} check mark`);
    }
    expect(poor).toEqual([]);
  });

  test('has a fill that differs from the page, and a hover that differs from the fill', () => {
    for (const brand of sweep()) {
      const { light, dark } = brandTokens(brand);
      expect(wcag(read(light, 'brand'), '#ffffff'), brand).toBeGreaterThan(1.25);
      expect(wcag(read(dark, 'brand'), SURFACES.dark[1]), brand).toBeGreaterThan(2.4);
      for (const tokens of [light, dark]) {
        expect(read(tokens, 'brand'), brand).not.toBe(read(tokens, 'brand-hover'));
      }
    }
  });

  test('of a grey brand is nearly black in light and nearly white in dark, since grey would look disabled', () => {
    for (const grey of ['#ffffff', '#f4f4f4', '#cccccc', '#333333', '#1c2120', '#000000']) {
      const { light, dark } = brandTokens(grey);
      for (const name of ['brand', 'brand-text']) {
        expect(wcag(read(light, name), '#ffffff'), `${grey} ${name}`).toBeGreaterThan(7);
        expect(wcag(read(dark, name), SURFACES.dark[1]), `${grey} ${name}`).toBeGreaterThan(7);
      }
      expect(read(light, 'on-brand'), grey).toBe('#ffffff');
    }
  });

  test.each(SCHEMES)('keeps text readable before the pale end of a scene, %s', (scheme) => {
    const theme = readFileSync(join(import.meta.dirname, '../theme.css'), 'utf8');
    const inks = ['text', 'text-muted'].map(
      (name) => theme.match(RegExp(`--color-${name}: .*--if-${scheme}, (#[0-9a-f]{6})`))?.[1] ?? '',
    );
    const poor = sweep().flatMap((brand) => {
      const ground = read(brandTokens(brand)[scheme], 'brand-50');
      return inks.filter((ink) => wcag(ink, ground) < 4.5).map((ink) => `${ink} on ${ground} of ${brand}`);
    });
    expect(poor).toEqual([]);
  });

  test('keeps a brand colour that can carry white text as it is', () => {
    expect(read(brandTokens('#e60012').light, 'brand')).toBe('#e60012');
    expect(read(brandTokens('#6b3fa0').light, 'brand')).toBe('#6b3fa0');
  });

  test('keeps a light brand colour, and puts dark text on it', () => {
    const { light } = brandTokens('#ffd400');
    expect(read(light, 'brand')).toBe('#ffd400');
    expect(wcag(read(light, 'on-brand'), '#000000')).toBeLessThan(2);
  });

  test('has an accent that differs from the tones behind it, and a grey one for a grey brand', () => {
    for (const brand of ['#0b6e63', '#a8470f', '#8a5a00', '#ffd400', '#b3263f', '#5b3fa8', '#2b55c9']) {
      const { light, dark } = brandTokens(brand);
      expect(wcag(read(light, 'brand-accent'), read(light, 'brand-700')), brand).toBeGreaterThan(2);
      expect(wcag(read(dark, 'brand-accent'), read(dark, 'brand-300')), brand).toBeGreaterThan(3);
    }
    for (const grey of ['#000000', '#ffffff', '#808080'])
      expect(read(brandTokens(grey).light, 'brand-accent')).toMatch(/^#(..)\1\1$/);
  });

  test('has a scale that runs from the ground to the ink in both schemes', () => {
    for (const brand of ['#1677ff', '#ff6a00', '#0f8a4a']) {
      for (const scheme of SCHEMES) {
        const tokens = brandTokens(brand)[scheme];
        const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
        const away = steps.map((step) => wcag(read(tokens, `brand-${step}`), SURFACES[scheme][0]));
        expect(away).toEqual([...away].sort((a, b) => a - b));
      }
    }
  });
});

describe('a brand colour as a website configures it', () => {
  test.each(['', 'teal', '#12', '#12345', '#ggg', 'rgb(1,2,3)', 'url(x)', '#1677ff;color:red'])(
    '%j is not a colour, and gives the default palette',
    (text) => {
      expect(brandTokens(text)).toEqual({ ...brandTokens(DEFAULT_BRAND), fallback: true });
    },
  );

  test.each([
    ['#1AF', '#11aaff'],
    ['#1677ffcc', '#1677ff'],
    ['  #1677FF ', '#1677ff'],
    ['#17fc', '#1177ff'],
  ])('%j is a colour', (text, same) => {
    expect(brandTokens(text)).toEqual({ ...brandTokens(same), fallback: false });
  });
});

test('the palettes of both schemes are written to the root, so that a change of scheme needs no script', () => {
  const root = document.createElement('div');
  const tokens = brandTokens('#1677ff');
  applyBrandTokens(root, tokens);
  expect(root.style.getPropertyValue('--light-color-brand')).toBe(read(tokens.light, 'brand'));
  expect(root.style.getPropertyValue('--dark-color-brand-950')).toBe(read(tokens.dark, 'brand-950'));
});

test('a part of the page takes another company’s palette in both schemes, or keeps the page’s own where it has no colour', () => {
  const { light, dark } = brandTokens('#a8470f');
  expect(branded('#a8470f')).toMatchObject({
    'data-brand': '',
    style: {
      '--light-color-brand-text': read(light, 'brand-text'),
      '--dark-color-brand-accent': read(dark, 'brand-accent'),
    },
  });
  expect([branded(''), branded('teal-ish')]).toEqual([{}, {}]);
});

describe('theme.css', () => {
  const css = readFileSync(join(import.meta.dirname, '../theme.css'), 'utf8').replaceAll(/\s+/g, ' ');
  const value = (name: string, scheme: Scheme) => {
    const declaration = new RegExp(`--color-${name}: (var\\(--if-light.*?);`).exec(css)?.[1] ?? '';
    const part = declaration.slice(declaration.indexOf(`--if-${scheme}`));
    return /#[\da-f]{6}/i.exec(part)?.[0] ?? 'none';
  };

  test('has the default brand and the surfaces that brandTokens computes with', () => {
    const brand = brandTokens(DEFAULT_BRAND);
    for (const scheme of SCHEMES) {
      for (const [name, hex] of Object.entries(brand[scheme])) {
        expect(value(name.replace('--color-', ''), scheme), `${name} ${scheme}`).toBe(hex);
      }
      expect(['surface', 'surface-raised', 'surface-sunken'].map((name) => value(name, scheme))).toEqual([
        ...SURFACES[scheme],
      ]);
    }
  });

  test.each(SCHEMES)('has text of 4.5:1 and outlines and marks of 3:1 on their grounds, %s', (scheme) => {
    const grounds = ['surface', 'surface-raised', 'surface-sunken'];
    const pairs: [string, string, number][] = [
      ...[...grounds, 'surface-hover'].flatMap((ground): [string, string, number][] => [
        ['text', ground, 7],
        ['text-muted', ground, 4.5],
      ]),
      ...grounds.map((ground): [string, string, number] => ['border-strong', ground, 3]),
      ...['success', 'warning', 'danger', 'info'].flatMap((tone): [string, string, number][] => [
        [`${tone}-text`, `${tone}-surface`, 4.5],
        ...grounds.map((ground): [string, string, number] => [`${tone}-text`, ground, 4.5]),
        [tone, 'surface-raised', 3],
      ]),
      ['on-danger', 'danger', 4.5],
      ['on-danger', 'danger-hover', 4.5],
      ['on-inverse', 'inverse', 4.5],
    ];
    const poor = pairs
      .map(([ink, ground, least]) => ({
        ink,
        ground,
        least,
        is: wcag(value(ink, scheme), value(ground, scheme)),
      }))
      .filter(({ is, least }) => !(is >= least));
    expect(poor).toEqual([]);
  });
});
