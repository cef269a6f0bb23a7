import { createStream } from '../core/random.ts';
import { oklch, svgAddress } from './svg.ts';

/** A company's mark, 64 x 64: two or three interlocking forms in its hue. */
export function drawMark(name: string, hue: number): string {
  const random = createStream(hue, `mark.${name}`);
  const kind = Math.floor(random() * 4);
  const deep = oklch(0.45, 0.13, hue);
  const light = oklch(0.72, 0.12, hue + 30);
  const forms = [
    `<path d='M12 40C12 22 26 12 44 12c0 18-14 28-32 28z' fill='${deep}'/><path d='M20 52c0-14 11-24 32-24 0 14-12 24-32 24z' fill='${light}'/>`,
    `<path d='M32 10 54 32 32 54 10 32z' fill='${light}'/><path d='M32 10v44L10 32z' fill='${deep}'/>`,
    `<circle cx='26' cy='32' r='16' fill='${deep}'/><circle cx='40' cy='32' r='14' fill='${light}' fill-opacity='.85'/>`,
    `<path d='M10 44 24 14l14 30z' fill='${deep}'/><path d='M26 50l14-30 14 30z' fill='${light}' fill-opacity='.9'/>`,
  ];
  return svgAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>${forms[kind] ?? forms[0]}</svg>`,
  );
}
