import { HEIGHT, type Scene, WIDTH } from './scene.ts';

/** The shapes that scenes are shown in, as width over height. */
export const crops = {
  hero: 2.6,
  band: 6,
  card: 16 / 9,
  square: 1,
  portrait: 3 / 4,
} as const;
export type Crop = keyof typeof crops;

/** How much closer, and how far aside of the focal point (a share of its own width); it stays inside. */
const VIEWS = [
  [1, 0],
  [1.7, 0.1],
  [1.45, -0.25],
] as const;

/**
 * The largest part of the scene of an aspect that has its focal point as near to the middle as the edges let it. Where several
 * stand side by side, each has its own place (0, 1, 2 …) and comes closer from another side.
 */
export function cropBox(
  scene: Pick<Scene, 'focus'>,
  aspect: number,
  place = 0,
): [number, number, number, number] {
  const [closer, aside] = VIEWS[place % VIEWS.length] ?? [1, 0];
  const width = Math.min(WIDTH, HEIGHT * aspect) / closer;
  const height = Math.min(HEIGHT, WIDTH / aspect) / closer;
  const focus = [scene.focus[0] + aside * width, scene.focus[1]] as const;
  const begin = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(whole - length, Math.max(0, middle - length / 2)));
  return [
    begin(focus[0], width, WIDTH),
    begin(focus[1], height, HEIGHT),
    Math.round(width),
    Math.round(height),
  ];
}
