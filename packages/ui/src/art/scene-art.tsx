import { type CSSProperties, useId } from 'react';
import { type Crop, cropBox, crops } from './crop.ts';
import { sceneVariables, variableOf } from './lighting.ts';
import { HEIGHT, type Motion, type Scene, WIDTH } from './scene.ts';

interface SceneArtProps {
  readonly scene: Scene;
  readonly crop: Crop;
  /** Which of several pictures of one scene it is. */
  readonly place?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A crop of a scene in the brand of where it stands; it fills its element, whatever aspect that has. Decoration only:
 * what it stands beside says everything.
 */
export function SceneArt({ scene, crop, place, className }: SceneArtProps) {
  const id = useId();
  const [x, y, reach] = scene.glow;
  return (
    <svg
      viewBox={cropBox(scene, crops[crop], place).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-scene=""
      className={className}
      style={sceneVariables}
    >
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor={variableOf('top')} />
        <stop offset="1" stopColor={variableOf('low')} />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor={variableOf('glow')} />
        <stop offset="1" stopColor={variableOf('glow')} stopOpacity="0" />
      </radialGradient>
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0Z`} fill={`url(#${id}sky)`} />
      <circle cx={x} cy={y} r={reach} fill={`url(#${id}glow)`} opacity="0.6" />
      {scene.shapes().map(({ paint, d, line, fade, motion }, at) => (
        <path
          key={at}
          d={d}
          {...(line
            ? { fill: 'none', stroke: variableOf(paint), strokeWidth: line }
            : { fill: variableOf(paint) })}
          opacity={fade}
          style={motion && moving(motion)}
        />
      ))}
    </svg>
  );
}

/** The theme's own motions, so that it stills them for whoever wants none. */
function moving(motion: Motion): CSSProperties {
  if (motion === 'breathe') return { animation: 'ui-breathe 9s ease-in-out infinite' };
  const [x, y] = motion.turn;
  return { animation: 'ui-spin 48s linear infinite', transformOrigin: `${x}px ${y}px` };
}
