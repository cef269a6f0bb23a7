import { HEIGHT, type Scene, WIDTH } from './scene.ts';

/** Per view: the zoom, and the offset from the focal point as a share of the width. */
const VIEWS = [
  [1, 0],
  [1.7, 0.1],
  [1.45, -0.2],
] as const;

/**
 * The largest part of the scene with an aspect (width over height) whose focal point is as near to the middle as the edges
 * allow. Where several stand side by side, each has its own view (0, 1, 2 …): a closer crop from another side.
 */
export function cropBox(
  scene: Pick<Scene, 'focus'>,
  aspect: number,
  view = 0,
): [number, number, number, number] {
  const [closer, aside] = VIEWS[view % VIEWS.length] ?? [1, 0];
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

/** A view of a scene, in the scene's own aspect. */
export interface View {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Where in the box the focal point is, as shares of its width and height. */
  readonly focus: readonly [x: number, y: number];
}

export function viewOf(scene: Pick<Scene, 'focus'>, view = 0): View {
  const box = cropBox(scene, WIDTH / HEIGHT, view);
  const [x, y, width, height] = box;
  return { box, focus: [(scene.focus[0] - x) / width, (scene.focus[1] - y) / height] };
}
