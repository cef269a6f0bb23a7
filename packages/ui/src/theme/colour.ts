/** A colour as OKLCH: lightness 0..1, chroma 0..~0.37, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i;

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (alpha is dropped) to sRGB 0..1, else `undefined`. */
export function parseHex(text: string): Triple | undefined {
  const match = HEX.exec(text.trim());
  if (!match) return undefined;
  const short = match[1];
  const digits = short ? [...short].map((digit) => digit + digit).join('') : (match[2] ?? '');
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** sRGB to OKLCH (Björn Ottosson's matrices). */
export function toOklch([red, green, blue]: Triple): Oklch {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

const inGamut = (colour: Oklch) => toLinearRgb(colour).every((v) => v >= -0.0005 && v <= 1.0005);

/** OKLCH to `#rrggbb`; a colour outside sRGB keeps lightness and hue and loses chroma. */
export function toHex(colour: Oklch): string {
  let low = 0;
  let high = colour.c;
  if (!inGamut(colour)) {
    for (let turn = 0; turn < 16; turn++) {
      const middle = (low + high) / 2;
      if (inGamut({ ...colour, c: middle })) low = middle;
      else high = middle;
    }
    high = low;
  }
  const byte = (v: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, v))));
  return `#${toLinearRgb({ ...colour, c: high })
    .map((v) => byte(v).toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex) ?? [0, 0, 0];
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** WCAG 2 contrast of two hex colours: 1..21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
