import { cropBox } from './crop.ts';
import type { ScenePalette } from './lighting.ts';
import type { Scene } from './scene.ts';
import { type SvgElement, sceneElements } from './scene-elements.ts';

/**
 * A crop of a scene as an SVG file with colours of its own: for a canvas, a poster, a link's preview.
 *
 * @param aspect width over height
 */
export function sceneSvg(scene: Scene, palette: ScenePalette, aspect: number): string {
  const box = cropBox(scene, aspect);
  return write([
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: box.join(' '),
      width: box[2],
      height: box[3],
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    sceneElements(scene, (paint) => palette[paint]),
  ]);
}

/** The values come from the drawing only, and need no escaping. */
function write([name, attributes, inside = []]: SvgElement): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}='${value}'`);
  const open = `<${name}${written.join('')}`;
  return inside.length > 0 ? `${open}>${inside.map(write).join('')}</${name}>` : `${open}/>`;
}
