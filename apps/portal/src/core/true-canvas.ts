const MARK = [200, 100, 40, 255];
/** Some browsers change single pixels a little, so that a canvas tells less of the device; nobody sees that. */
const SLIGHT = 8;

/**
 * Whether a canvas gives back what is drawn on it. Where Firefox resists fingerprinting it gives stripes instead, without an error,
 * until the person allows more. What is on the canvas already is spoilt.
 */
export function givesWhatIsDrawn(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${MARK.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 1);
  const { data } = context.getImageData(0, 0, 8, 1);
  return data.every((value, at) => Math.abs(value - (MARK[at % MARK.length] ?? 0)) <= SLIGHT);
}
