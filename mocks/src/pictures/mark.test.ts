import { expect, it } from 'vitest';
import { companyLooks } from '../data/company-looks.ts';
import { websiteSites } from '../sites/websites.ts';
import { drawMark, recolourMark } from './mark.ts';

/** The contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const marks = [
  ...Object.values(companyLooks).map(({ scene, brandColor }) => ({ name: scene, brandColor })),
  ...Object.values(websiteSites).map(({ kind, brandColor }) => ({ name: kind, brandColor })),
];
const drawn = (one: (typeof marks)[number]) => decodeURIComponent(drawMark(one.name, one.brandColor));

it('each company and website has a mark of its own form and colour', () => {
  const shapes = marks.map((mark) => drawn(mark).replaceAll(/#[\da-f]{6}/g, ''));
  expect(new Set(shapes).size).toBe(16);
  for (const mark of marks) expect(drawn(mark)).toContain(mark.brandColor);
});

it('a mark has contrast on light and dark ground: its form to its plate, and its plate to a light page', () => {
  for (const mark of marks) {
    expect(contrast('#ffffff', mark.brandColor), mark.name).toBeGreaterThan(4.5);
    // On the page's light background the plate is visible, on the dark one the white form on it.
    expect(contrast(mark.brandColor, '#fbfaf8'), mark.name).toBeGreaterThan(3);
    expect(contrast('#ffffff', '#161513'), mark.name).toBeGreaterThan(3);
    expect(drawn(mark)).toContain("'#ffffff'");
  }
});

it('a mark takes less than 1.5 kB, as every reply that names its company has it', () => {
  for (const mark of marks) expect(drawMark(mark.name, mark.brandColor).length, mark.name).toBeLessThan(1500);
});

it('recolouring changes the colour of each mark, and leaves any other picture as it is', () => {
  for (const mark of marks) {
    const before = drawMark(mark.name, mark.brandColor);
    expect(recolourMark(before, '#123456')).toBe(drawMark(mark.name, '#123456'));
    expect(recolourMark(recolourMark(before, '#123456'), mark.brandColor)).toBe(before);
  }
  const others = ['', 'https://example.com/mark.svg', "data:image/svg+xml,<svg fill='%23123456'/>"];
  for (const other of others) expect(recolourMark(other, '#654321')).toBe(other);
});
