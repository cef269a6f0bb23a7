import { cropBox } from './crop.ts';
import type { ScenePalette } from './lighting.ts';
import { HEIGHT, type Scene, type Shape, WIDTH } from './scene.ts';

/**
 * A crop of a scene as an SVG file with colours of its own: for a canvas, a poster, a link's preview.
 *
 * @param aspect width over height
 */
export function sceneSvg(scene: Scene, palette: ScenePalette, aspect: number): string {
  const box = cropBox(scene, aspect);
  const [x, y, reach] = scene.glow;
  const stops = (from: string, to: string, toOpacity = 1) =>
    `<stop stop-color='${from}'/><stop offset='1' stop-color='${to}' stop-opacity='${toOpacity}'/>`;
  const draw = ({ paint, d, line, fade }: Shape) =>
    `<path d='${d}' ${line ? `fill='none' stroke-width='${line}' stroke` : 'fill'}='${palette[paint]}'${fade === undefined ? '' : ` opacity='${fade}'`}/>`;
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box.join(' ')}' width='${box[2]}' height='${box[3]}' stroke-linecap='round' stroke-linejoin='round'>`,
    `<linearGradient id='s' x2='0' y2='1'>${stops(palette.top, palette.low)}</linearGradient>`,
    `<radialGradient id='g'>${stops(palette.glow, palette.glow, 0)}</radialGradient>`,
    `<path d='M0 0h${WIDTH}v${HEIGHT}H0Z' fill='url(#s)'/><circle cx='${x}' cy='${y}' r='${reach}' fill='url(#g)' opacity='.6'/>`,
    ...scene.shapes().map(draw),
    '</svg>',
  ].join('');
}
