import { type CSSProperties, useCallback, useId } from 'react';
import { type View, viewOf } from './crop.ts';
import { pageColour } from './lighting.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';
import { type SvgElement, sceneElements } from './scene-elements.ts';

interface SceneArtProps {
  readonly scene: Scene;
  /** The index among several pictures of one scene. */
  readonly view?: number | undefined;
  /** Gives the element its size. */
  readonly className?: string | undefined;
}

/**
 * A scene in the brand of the element around it. It covers its element, whatever aspect that has, and is cut so that the focal
 * point stays at the same fraction of each side. Decoration only: the text beside it says everything.
 */
export function SceneArt({ scene, view, className }: SceneArtProps) {
  const id = useId();
  const { box, focus } = viewOf(scene, view);
  // The drawing never changes: comparing each of its paths would take React longer than the browser takes to draw them.
  const draw = useCallback(
    (svg: SVGSVGElement | null) => svg?.replaceChildren(...sceneElements(scene, pageColour, id).map(create)),
    [scene, id],
  );
  return (
    <div className={className} style={frame}>
      <svg
        ref={draw}
        viewBox={box.join(' ')}
        preserveAspectRatio="xMidYMid slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-scene={scene.focus.join(' ')}
        style={covering(focus)}
      />
    </div>
  );
}

function create([name, attributes, inside = []]: SvgElement): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.append(...inside.map(create));
  return element;
}

/** Lengths inside it are relative to its size (`cqw`, `cqh`). */
const frame: CSSProperties = { containerType: 'size', position: 'relative', overflow: 'hidden' };

/** Does for a drawing what `object-fit: cover` and `object-position`, which only apply to pictures, do for those. */
function covering([x, y]: View['focus']): CSSProperties {
  const [left, top] = [`${x * 100}%`, `${y * 100}%`];
  return {
    position: 'absolute',
    width: `max(100cqw, ${100 * (WIDTH / HEIGHT)}cqh)`,
    height: `max(100cqh, ${100 * (HEIGHT / WIDTH)}cqw)`,
    maxWidth: 'none',
    left,
    top,
    transform: `translate(-${left}, -${top})`,
  };
}
