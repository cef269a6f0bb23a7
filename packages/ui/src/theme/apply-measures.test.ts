import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { applyMeasures } from './index.ts';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** What an element and the document have after a company's measures, as the company's words for them. */
function applied(...measures: Parameters<typeof applyMeasures>[1][]) {
  const root = document.createElement('div');
  for (const one of measures) applyMeasures(root, one);
  return [root.style.getPropertyValue('--corner'), document.documentElement.style.fontSize];
}

describe('a company’s corner radius and font scale', () => {
  test.each([
    [0, 0.875, '0px', '0.875em'],
    [4, 1, '4px', '1em'],
    [24, 1.25, '24px', '1.25em'],
  ])('of %d px and %d are written to the page', (radius, fontScale, corner, size) => {
    expect(applied({ radius, fontScale })).toEqual([corner, size]);
  });

  test.each([
    [-1, 0],
    [-0.1, 0.87],
    [24.1, 1.26],
    [9999, -3],
    [Number.NaN, Number.NaN],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    [undefined, undefined],
  ])('of %d px and %d are out of bounds, so that the theme’s own come back', (radius, fontScale) => {
    expect(applied({ radius: 8, fontScale: 1.1 }, { radius, fontScale })).toEqual(['', '']);
  });

  test('are each applied without the other', () => {
    expect(applied({ radius: 8 })).toEqual(['8px', '']);
    expect(applied({ fontScale: 1.1 })).toEqual(['', '1.1em']);
  });
});

test('theme.css has three corner radii in proportion: 6, 10 and 16 px by default', () => {
  const css = readFileSync(join(import.meta.dirname, '../theme.css'), 'utf8');
  const own = Number(/--corner: (\d+)px;/.exec(css)?.[1]);
  const corner = (name: string) => {
    const value = new RegExp(`--radius-${name}: (.*?);`).exec(css)?.[1] ?? '';
    expect(value).toContain('var(--corner)');
    return own * Number(/\* ([\d.]+)/.exec(value)?.[1] ?? 1);
  };
  expect(['sm', 'md', 'lg'].map(corner)).toEqual([6, 10, 16]);
});
