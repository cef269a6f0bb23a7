import { CLICK_COUNT, SLIDER_Y } from './constants.ts';
import { CaptchaProtocolError } from './error.ts';
import type { CaptchaPoint } from './types.ts';

/**
 * The slider's answer as text, exactly `{"x":…,"y":5}`.
 *
 * @param x left edge of the piece in the 310-wide space, not rounded
 * @throws {CaptchaProtocolError} `coordinate` when `x` is not a finite number: `JSON.stringify` would
 *   write `null`, and the server's answer to that differs from one release to the next
 */
export function sliderPoint(x: number): string {
  return JSON.stringify({ x: finite(x), y: SLIDER_Y });
}

/**
 * The click-word answer as text, exactly `[{"x":…,"y":…},…]`, in the order of the clicks.
 *
 * @param points a place in the 310x155 space for each word; rounded, since the server reads integers
 * @param count how many words were asked for: three, unless the challenge has another number
 * @throws {CaptchaProtocolError} `count` for any other number of points, `coordinate` as in `sliderPoint`
 */
export function clickPoints(points: readonly CaptchaPoint[], count: number = CLICK_COUNT): string {
  if (points.length !== count) {
    throw new CaptchaProtocolError('count', `expected ${count} points, got ${points.length}`);
  }
  return JSON.stringify(points.map(({ x, y }) => ({ x: Math.round(finite(x)), y: Math.round(finite(y)) })));
}

/** Reads a slider's answer; `null` when the text is anything else. */
export function readSliderPoint(plain: string): CaptchaPoint | null {
  return readPoint(parse(plain));
}

/** Reads a click-word answer; `null` when the text is anything else. */
export function readClickPoints(plain: string): CaptchaPoint[] | null {
  const value = parse(plain);
  if (!Array.isArray(value) || value.length !== CLICK_COUNT) return null;
  const points: CaptchaPoint[] = [];
  for (const item of value) {
    const point = readPoint(item);
    if (point === null) return null;
    points.push(point);
  }
  return points;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new CaptchaProtocolError('coordinate', `not a coordinate: ${value}`);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readPoint(value: unknown): CaptchaPoint | null {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return null;
  const { x, y } = value;
  return isFiniteNumber(x) && isFiniteNumber(y) ? { x, y } : null;
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
