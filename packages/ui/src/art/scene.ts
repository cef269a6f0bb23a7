/**
 * The tones of a scene, from the sky to the nearest plane; `lighting.ts` says which step of the brand's scale each is by day
 * and by night.
 */
export type Paint =
  | 'top'
  | 'low'
  | 'far'
  | 'mid'
  | 'near'
  | 'front'
  | 'ink'
  | 'light'
  | 'bright'
  | 'glow'
  | 'accent';

/** A slow turn about a point, or a light that slowly brightens and dims; neither under reduced motion. */
export type Motion = { readonly turn: readonly [x: number, y: number] } | 'breathe';

/** One shape in one tone: filled, or drawn as a line of a certain width. */
export interface Shape {
  readonly paint: Paint;
  /** SVG path data in the scene's space. */
  readonly d: string;
  readonly line?: number | undefined;
  /** Its opacity, 0 to 1; opaque without. */
  readonly fade?: number | undefined;
  readonly motion?: Motion;
}

/** The space that every scene is drawn in. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A picture of an industry, without text and without colours of its own. */
export interface Scene {
  /** What every crop keeps in sight. */
  readonly focus: readonly [x: number, y: number];
  /** Where the light comes from, and how far it reaches. */
  readonly glow: readonly [x: number, y: number, reach: number];
  /** From the farthest to the nearest; every call returns the same ones. */
  readonly shapes: () => readonly Shape[];
}
