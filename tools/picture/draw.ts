import type { Arrow } from './imports.ts';
import { orderOf } from './order.ts';

const WIDTH = 720;
const BOX = { width: 150, height: 34 };
const STEP = 62;
const HEAD = 84;

const grey = '#7b8794';
const red = '#c62828';

const style = `text { font: 14px system-ui, sans-serif; fill: #1f2933; text-anchor: middle }
.title { font-weight: 600; text-anchor: start } .key { font-size: 12px; fill: #52606d; text-anchor: start }
.box { fill: #eef2f6; stroke: ${grey} } .arrow { fill: none; stroke: ${grey}; opacity: .8 }
.lazy { stroke-dasharray: 5 4 } .up { stroke: ${red} } .paper { fill: #ffffff }`;

const heads = Object.entries({ down: grey, up: red }).map(
  ([kind, colour]) =>
    `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colour}"/></marker>`,
);

/**
 * Draws an SVG with a column of boxes, each above those that it imports, and an arrow for each import, thicker the more files
 * have it. Arrows go down on the right; an arrow that goes up is part of a circular import, and is drawn in red on the left.
 */
export function drawPicture(title: string, arrows: readonly Arrow[]): string {
  const order = orderOf(arrows);
  const height = HEAD + order.length * STEP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${title}</title>
<style>${style}</style>
<defs>${heads.join('')}</defs>
<rect class="paper" width="${WIDTH}" height="${height}"/>
<text class="title" x="24" y="28">${title}</text>
<text class="key" x="24" y="50">Arrows are imports, heavier where more files import; dashed: on demand only; red: part of a circular import.</text>
${[...arrows.map((arrow) => drawArrow(arrow, order)), ...order.map(drawBox)].join('\n')}
</svg>
`;
}

function middleOf(row: number): number {
  return HEAD + row * STEP + BOX.height / 2;
}

function drawBox(box: string, row: number): string {
  const corner = `x="${(WIDTH - BOX.width) / 2}" y="${middleOf(row) - BOX.height / 2}"`;
  const name = `<text x="${WIDTH / 2}" y="${middleOf(row) + 5}">${box}</text>`;
  return `<rect class="box" ${corner} width="${BOX.width}" height="${BOX.height}" rx="6"/>${name}`;
}

function drawArrow({ from, to, files, lazy }: Arrow, order: readonly string[]): string {
  const rows = order.indexOf(to) - order.indexOf(from);
  const up = rows < 0;
  const side = up ? -1 : 1;
  const edge = WIDTH / 2 + (side * BOX.width) / 2;
  const far = edge + side * Math.min(24 + Math.abs(rows) * 30, WIDTH / 2 - BOX.width / 2 - 16) * 1.25;
  // Arrows that leave a box begin below those that end at it.
  const start = middleOf(order.indexOf(from)) + side * 8;
  const end = middleOf(order.indexOf(to)) - side * 8;
  const kinds = ['arrow', ...(lazy ? ['lazy'] : []), ...(up ? ['up'] : [])].join(' ');
  const weight = (1 + Math.log10(files)).toFixed(1);
  const say = `<title>${from} imports ${to} in ${files} ${files === 1 ? 'file' : 'files'}</title>`;
  const line = `M${edge} ${start}C${far} ${start} ${far} ${end} ${edge} ${end}`;
  return `<path class="${kinds}" stroke-width="${weight}" marker-end="url(#${up ? 'up' : 'down'})" d="${line}">${say}</path>`;
}
