import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { brandTokens } from '../theme/index.ts';
import { cropBox, viewOf } from './crop.ts';
import { loadScene, SceneArt, sceneName, sceneNames } from './index.ts';
import { pageColour, scenePalette } from './lighting.ts';
import { sceneSvg } from './scene-svg.ts';

afterEach(cleanup);

const palette = scenePalette(brandTokens('#17616b').light, 'light');
const step = 'var\\(--color-brand-\\w+\\)';
const pageColours = new RegExp(
  `^(none|url\\(#.+\\)|${step}|var\\(--if-light, ${step}\\) var\\(--if-dark, ${step}\\))$`,
);
/** The hero’s shape, a band’s, a cover’s, a square and a poster’s, as width over height. */
const aspects = [2.6, 6, 16 / 9, 1, 3 / 4];

describe.each(sceneNames)('the scene %s', (name) => {
  test('is under 6 kB as a file, and well formed', async () => {
    const svg = sceneSvg(await loadScene(name), palette, 16 / 9);
    expect(new TextEncoder().encode(svg).length).toBeLessThan(6_000);
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
  });

  test('draws the same shapes at every call', async () => {
    const scene = await loadScene(name);
    expect(scene.shapes()).toEqual(scene.shapes());
  });

  test('has its focal point in every crop, and no crop leaves the picture', async () => {
    const scene = await loadScene(name);
    for (const [aspect, view] of aspects.flatMap((one) => [0, 1, 2].map((at) => [one, at] as const))) {
      const [x, y, width, height] = cropBox(scene, aspect, view);
      expect(width / height).toBeCloseTo(aspect, 1);
      expect([x >= 0, y >= 0, x + width <= 1600, y + height <= 900]).toEqual([true, true, true, true]);
      // Well inside, not at an edge: a picture is cut a little more where its place is not quite of that aspect.
      expect(Math.abs(scene.focus[0] - x - width / 2)).toBeLessThanOrEqual(width * 0.4);
      expect(Math.abs(scene.focus[1] - y - height / 2)).toBeLessThanOrEqual(height * 0.4);
    }
  });

  test('keeps its focal point in the middle 60 % of a place of any aspect', async () => {
    const scene = await loadScene(name);
    for (const view of [0, 1, 2]) {
      const { box, focus } = viewOf(scene, view);
      expect(box[2] / box[3]).toBeCloseTo(16 / 9, 1);
      for (const share of focus) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.3);
      const drawn = render(<SceneArt scene={scene} view={view} />).container.querySelector('svg');
      const shown = [drawn?.style.left, drawn?.style.top].map((part) => Number.parseFloat(part ?? '') / 100);
      expect(shown[0]).toBeCloseTo(focus[0], 2);
      expect(shown[1]).toBeCloseTo(focus[1], 2);
      cleanup();
    }
  });

  test('has at least four tonal planes, an accent, and at most one motion', async () => {
    const shapes = (await loadScene(name)).shapes();
    const paints = new Set(shapes.map(({ paint }) => paint));
    expect(
      ['far', 'mid', 'near', 'front', 'ink'].filter((paint) => paints.has(paint as never)).length,
    ).toBeGreaterThan(3);
    expect(paints.has('accent')).toBe(true);
    expect(shapes.filter(({ motion }) => motion).length).toBeLessThan(2);
  });

  test('is drawn only in the page’s colours, and is hidden from assistive technology', async () => {
    const { container } = render(<SceneArt scene={await loadScene(name)} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(container.innerHTML).not.toMatch(/#[\da-f]{3,8}\b|rgb\(|oklch\(/i);
    for (const [, paint = ''] of container.innerHTML.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
      expect(paint).toMatch(pageColours);
  });
});

test('the front of the group’s scene shows no tip alone above the lower edge of a wide place', async () => {
  const { shapes, focus } = await loadScene('group');
  const front = shapes()
    .filter(({ paint }) => paint === 'front')
    .flatMap(({ d }) => [...d.matchAll(/M\d+ (\d+)a(\d+)/g)])
    .map(([, middle, radius]) => ({ top: Number(middle) - Number(radius), tall: 2 * Number(radius) }));
  expect(front.length).toBeGreaterThan(10);
  for (const aspect of [2, 2.5]) {
    const height = 1600 / aspect;
    const edge = (900 - height) * (focus[1] / 900) + height;
    for (const { top, tall } of front)
      expect(top >= edge || edge - top > tall / 2, `${aspect}: ${top}`).toBe(true);
  }
});

test('a word that names no scene is drawn as the group’s scene', () => {
  expect(['energy', 'nothing', '', undefined, 'constructor'].map(sceneName)).toEqual([
    'energy',
    'group',
    'group',
    'group',
    'group',
  ]);
});

test('each tone of a scene is a colour of the brand’s scale in both schemes, on a page and in a file', () => {
  const brand = brandTokens('#a8470f');
  for (const scheme of ['light', 'dark'] as const)
    for (const colour of Object.values(scenePalette(brand[scheme], scheme)))
      expect(Object.values(brand[scheme])).toContain(colour);
  expect([pageColour('far'), pageColour('accent')]).toEqual([
    'var(--if-light, var(--color-brand-200)) var(--if-dark, var(--color-brand-400))',
    'var(--color-brand-accent)',
  ]);
});

test('a shape that moves is marked for the theme, and has the point that it turns about', async () => {
  const { container } = render(<SceneArt scene={await loadScene('energy')} />);
  const moving = [...container.querySelectorAll('[data-motion]')];
  expect(moving.map((path) => path.getAttribute('data-motion'))).toEqual(['turn']);
  expect(moving[0]?.getAttribute('transform-origin')).toBe('1120px 240px');
});

test('another scene in the same place replaces all shapes of the one before', async () => {
  const [energy, water] = [await loadScene('energy'), await loadScene('water')];
  const shapes = (container: HTMLElement) =>
    [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const { container, rerender } = render(<SceneArt scene={energy} />);
  rerender(<SceneArt scene={water} />);
  expect(shapes(container).slice(1)).toEqual(water.shapes().map(({ d }) => d));
});
