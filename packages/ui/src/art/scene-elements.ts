import { HEIGHT, type Motion, type Paint, type Scene, type Shape, WIDTH } from './scene.ts';

/** An SVG element: its name, its attributes, and the elements in it. */
export type SvgElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside?: readonly SvgElement[],
];

/**
 * All elements of a scene's picture, from the sky to the nearest plane.
 * @param colour the value of an attribute that paints with a tone
 * @param id a prefix of the gradients' ids that no other picture on the page has
 */
export function sceneElements(
  scene: Scene,
  colour: (paint: Paint) => string,
  id = '',
): readonly SvgElement[] {
  const [cx, cy, r] = scene.glow;
  const stops = (from: Paint, to: Paint, toOpacity = 1): readonly SvgElement[] => [
    ['stop', { 'stop-color': colour(from) }],
    ['stop', { offset: 1, 'stop-color': colour(to), 'stop-opacity': toOpacity }],
  ];
  const pathOf = ({ paint, d, line, fade, motion }: Shape): SvgElement => [
    'path',
    {
      d,
      ...(line ? { fill: 'none', stroke: colour(paint), 'stroke-width': line } : { fill: colour(paint) }),
      ...(fade !== undefined && { opacity: fade }),
      ...(motion && attributesOf(motion)),
    },
  ];
  return [
    ['linearGradient', { id: `${id}sky`, x2: 0, y2: 1 }, stops('top', 'low')],
    ['radialGradient', { id: `${id}glow` }, stops('glow', 'glow', 0)],
    ['path', { d: `M0 0h${WIDTH}v${HEIGHT}H0Z`, fill: `url(#${id}sky)` }],
    ['circle', { cx, cy, r, fill: `url(#${id}glow)`, opacity: 0.6 }],
    ...scene.shapes().map(pathOf),
  ];
}

/** The theme animates elements with `data-motion`, except under reduced motion. */
function attributesOf(motion: Motion): SvgElement[1] {
  if (motion === 'breathe') return { 'data-motion': motion };
  const [x, y] = motion.turn;
  return { 'data-motion': 'turn', 'transform-origin': `${x}px ${y}px` };
}
