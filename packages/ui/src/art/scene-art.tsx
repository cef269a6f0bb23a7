import { type CSSProperties, useId } from 'react';
import { type View, viewOf } from './crop.ts';
import { pageColour } from './lighting.ts';
import { HEIGHT, type Motion, type Scene, WIDTH } from './scene.ts';

interface SceneArtProps {
  readonly scene: Scene;
  /** The index among several pictures of one scene. */
  readonly view?: number | undefined;
  /** Gives the element its size. */
  readonly className?: string | undefined;
}

/**
 * A scene in the brand of where it stands. It covers its element, whatever aspect that has, and what is cut off is cut so that
 * the focal point keeps its share of each side. Decoration only: what it stands beside says everything.
 */
export function SceneArt({ scene, view, className }: SceneArtProps) {
  const id = useId();
  const { box, focus } = viewOf(scene, view);
  const [x, y, reach] = scene.glow;
  return (
    <div className={className} style={frame}>
      <svg
        viewBox={box.join(' ')}
        preserveAspectRatio="xMidYMid slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-scene={scene.focus.join(' ')}
        style={covering(focus)}
      >
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={pageColour('top')} />
          <stop offset="1" stopColor={pageColour('low')} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={pageColour('glow')} />
          <stop offset="1" stopColor={pageColour('glow')} stopOpacity="0" />
        </radialGradient>
        <path d={`M0 0h${WIDTH}v${HEIGHT}H0Z`} fill={`url(#${id}sky)`} />
        <circle cx={x} cy={y} r={reach} fill={`url(#${id}glow)`} opacity="0.6" />
        {scene.shapes().map(({ paint, d, line, fade, motion }, at) => (
          <path
            key={at}
            d={d}
            {...(line
              ? { fill: 'none', stroke: pageColour(paint), strokeWidth: line }
              : { fill: pageColour(paint) })}
            opacity={fade}
            style={motion && moving(motion)}
          />
        ))}
      </svg>
    </div>
  );
}

/** Lengths inside it are told by its size (`cqw`, `cqh`). */
const frame: CSSProperties = { containerType: 'size', position: 'relative', overflow: 'hidden' };

/** What `object-fit: cover` and `object-position` are to a picture, which they are not to a drawing. */
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

/** The theme's own motions, so that it stills them for whoever wants none. */
function moving(motion: Motion): CSSProperties {
  if (motion === 'breathe') return { animation: 'ui-breathe 9s ease-in-out infinite' };
  const [x, y] = motion.turn;
  return { animation: 'ui-spin 48s linear infinite', transformOrigin: `${x}px ${y}px` };
}
