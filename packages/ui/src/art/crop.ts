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

/** The largest part of the scene of an aspect that has its focal point as near to the middle as the edges let it. */
export function cropBox({ focus }: Pick<Scene, 'focus'>, aspect: number): [number, number, number, number] {
  const width = Math.min(WIDTH, HEIGHT * aspect);
  const height = Math.min(HEIGHT, WIDTH / aspect);
  const begin = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(whole - length, Math.max(0, middle - length / 2)));
  return [
    begin(focus[0], width, WIDTH),
    begin(focus[1], height, HEIGHT),
    Math.round(width),
    Math.round(height),
  ];
}
