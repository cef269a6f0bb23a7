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

/** sRGB to OKLCH (Björn Ottosson's matrices, to six digits: far finer than a byte a channel). */
export function toOklch([red, green, blue]: Triple): Oklch {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.412221 * r + 0.536333 * g + 0.051446 * b);
  const m = Math.cbrt(0.211903 * r + 0.6807 * g + 0.107397 * b);
  const s = Math.cbrt(0.088302 * r + 0.281719 * g + 0.629979 * b);
  const a = 1.977998 * l - 2.428592 * m + 0.450594 * s;
  const bb = 0.025904 * l + 0.782772 * m - 0.808676 * s;
  return {
    l: 0.210454 * l + 0.793618 * m - 0.004072 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l3 = (l + 0.396338 * a + 0.215804 * b) ** 3;
  const m3 = (l - 0.105561 * a - 0.063854 * b) ** 3;
  const s3 = (l - 0.089484 * a - 1.291486 * b) ** 3;
  return [
    4.076742 * l3 - 3.307712 * m3 + 0.23097 * s3,
    -1.268438 * l3 + 2.609757 * m3 - 0.341319 * s3,
    -0.004196 * l3 - 0.703419 * m3 + 1.707615 * s3,
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
