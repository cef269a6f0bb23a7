import { svgAddress } from './svg.ts';

/** The name of a mark: a company's scene, or a website of the group itself. */
type MarkName = keyof typeof forms;

/** The lighter of the two tones on the plate: half way from the brand to white. */
const TINT = 0.5;

/**
 * One distinct form each, on 64 x 64: white (`W`), and a tint of the brand colour (`T`), on a plate in the brand colour. They can
 * be told apart at 24 px, on a background of any lightness.
 */
const forms = {
  energy: `<g fill='W'><path d='M30 33 28 14Q31 8 34 12L35 31Z'/><path d='M30 33 28 14Q31 8 34 12L35 31Z' transform='rotate(120 32 34)'/><path d='M30 33 28 14Q31 8 34 12L35 31Z' transform='rotate(240 32 34)'/></g><circle cx='32' cy='34' r='4.5' fill='T'/><path d='M30.5 40h3l2 14h-7Z' fill='T'/>`,
  logistics: `<path d='M32 11 51 21 32 31 13 21Z' fill='W'/><path d='M13 25 30 34V54L13 45Z' fill='T'/><path d='M51 25 34 34V54L51 45Z' fill='W'/>`,
  retail: `<path d='M22 28c0-20 20-20 20 0' fill='none' stroke='T' stroke-width='5'/><path d='M11 28h42l-5 24H16Z' fill='W'/><path d='M24 35v11M32 35v11M40 35v11' stroke='P' stroke-width='4'/>`,
  pharma: `<g transform='rotate(45 32 32)'><path d='M22 32V20a10 10 0 0 1 20 0v12Z' fill='W'/><path d='M22 35v11a10 10 0 0 0 20 0V35Z' fill='T'/></g>`,
  property: `<path d='M13 53V25l15-8v36Z' fill='T'/><path d='M31 53V11l20 9v33Z' fill='W'/><path d='M37 25h8M37 33h8M37 41h8' stroke='P' stroke-width='4'/>`,
  digital: `<path d='M18 44 32 18 47 40Z' fill='none' stroke='T' stroke-width='4.5'/><circle cx='32' cy='18' r='7.5' fill='W'/><circle cx='18' cy='44' r='7.5' fill='W'/><circle cx='47' cy='41' r='7.5' fill='W'/>`,
  water: `<path d='M32 9C42 22 48 29 48 38a16 16 0 0 1-32 0C16 29 22 22 32 9Z' fill='W'/><path d='M17 36q7.5-6 15 0t15 0q2 18-15 18T17 36Z' fill='T'/>`,
  materials: `<path d='M32 8 14 26 25 56 32 26Z' fill='W'/><path d='M32 8 50 26 39 56 32 26Z' fill='T'/><path d='M27 58h10L32 32Z' fill='W'/>`,
  finance: `<path d='M19 11v42M32 11v42M45 11v42' stroke='T' stroke-width='3'/><g fill='W'><rect x='12' y='15' width='14' height='9' rx='4'/><rect x='25' y='27' width='14' height='9' rx='4'/><rect x='38' y='15' width='14' height='9' rx='4'/><rect x='12' y='41' width='14' height='9' rx='4'/><rect x='25' y='41' width='14' height='9' rx='4'/><rect x='38' y='29' width='14' height='9' rx='4'/></g>`,
  agriculture: `<path d='M32 55V34' stroke='T' stroke-width='5'/><path d='M31 38C12 38 11 24 11 20c16-1 21 8 20 18Z' fill='T'/><path d='M33 34C33 14 46 10 54 10c1 16-8 24-21 24Z' fill='W'/>`,
  health: `<path d='M25 12h14v13h13v14H39v13H25V39H12V25h13Z' fill='W'/><path d='M32 42c-8-6-10-9-10-13 0-6 8-7 10-2 2-5 10-4 10 2 0 4-2 7-10 13Z' fill='P'/>`,
  culture: `<path d='M10 12h44v6H10Z' fill='T'/><path d='M10 20h18q-1 20-14 33h-4Z' fill='W'/><path d='M54 20H36q1 20 14 33h4Z' fill='W'/><circle cx='32' cy='46' r='6' fill='T'/>`,
  external: `<circle cx='32' cy='16' r='6.5' fill='W'/><g fill='none' stroke-width='5.5' stroke-linecap='round'><path d='M12 34q10-12 20 0t20 0' stroke='W'/><path d='M11 44q10.5-11 21 0t21 0' stroke='T'/><path d='M17 53q7.5-8 15 0t15 0' stroke='W'/></g>`,
  campus: `<path d='M32 15 56 26 32 37 8 26Z' fill='W'/><path d='M18 34v10q14 10 28 0V34l-14 7Z' fill='T'/><path d='M51 28v15' stroke='W' stroke-width='3.5'/>`,
  intern: `<path d='M12 48h12V38h12V28h12V16' fill='none' stroke='W' stroke-width='7' stroke-linejoin='round' stroke-linecap='round'/><circle cx='20' cy='22' r='7' fill='T'/>`,
  internal: `<path d='M47 22a18 18 0 0 0-33 8' fill='none' stroke='W' stroke-width='6'/><path d='M17 42a18 18 0 0 0 33-8' fill='none' stroke='T' stroke-width='6'/><path d='M52 12v15H37ZM12 52V37h15Z' fill='W'/>`,
} as const;

const names = Object.keys(forms) as MarkName[];

/** The group's own websites have a round plate, its companies a square one. */
const round: readonly MarkName[] = ['external', 'campus', 'intern', 'internal'];

/** @param brand an sRGB hex colour on which white is legible */
export function drawMark(name: MarkName, brand: string): string {
  const plate = round.includes(name)
    ? `<circle cx='32' cy='32' r='32' fill='${brand}'/>`
    : `<rect width='64' height='64' rx='15' fill='${brand}'/>`;
  const form = forms[name]
    .replaceAll("'W'", "'#ffffff'")
    .replaceAll("'T'", `'${tint(brand)}'`)
    .replaceAll("'P'", `'${brand}'`);
  return svgAddress(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>${plate}${form}</svg>`);
}

/**
 * The same mark in another colour. Any other picture stays as it is.
 * @param brand an sRGB hex colour on which white is legible
 */
export function recolourMark(address: string, brand: string): string {
  const plate = /fill='%23([\da-f]{6})'/.exec(address)?.[1];
  const name = plate && names.find((one) => drawMark(one, `#${plate}`) === address);
  return name ? drawMark(name, brand) : address;
}

function tint(brand: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16));
  return `#${channels
    .map((one) =>
      Math.round(one + (255 - one) * TINT)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
