import { drawSceneFile } from '@careers/ui/art/file';
import { givesWhatIsDrawn } from '../../core/true-canvas.ts';
import { breakEvenly, breakFacts, breakLines } from './break-lines.ts';
import { drawQr, fitQr } from './draw-qr.ts';

/** Everything that a poster says, in the language of the page, and what it looks like. */
export interface Poster {
  readonly website: string;
  /** A data URL or an address; left out if it cannot be drawn. */
  readonly logo: string | undefined;
  readonly brand: string;
  readonly onBrand: string;
  /** The colour and the name of the scene on top. */
  readonly brandColor: string;
  readonly scene: string | undefined;
  readonly title: string;
  /** Under the title: company and department, or what narrows the list. */
  readonly line: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** Beside the code: what it is for, and until when. */
  readonly call: string;
  readonly note: string;
  readonly link: string;
  /** CSS families of the page. */
  readonly font: string;
}

const WIDTH = 1080;
/** The scene's height. */
const ART = 415;
const EDGE = 88;
const ROOM = WIDTH - 2 * EDGE;
const CODE_ROOM = 440;
const INK = '#1c2120';
const MUTED = '#5c6563';
const RULE = '#dfe3e2';

/** A canvas that cannot be used: the browser has none, forbids it, or does not give back what is drawn. */
export class PosterError extends Error {
  override readonly name = 'PosterError';
}

/**
 * Draws a poster, 1080 pixels wide.
 * @returns a PNG as a data address
 * @throws {PosterError}
 */
export async function paintPoster(poster: Poster): Promise<string> {
  const [logo, art] = await Promise.all([loadPicture(poster.logo), drawScene(poster)]);
  try {
    return paint(poster, art, logo);
  } catch (error) {
    if (!logo || error instanceof PosterError) throw error;
    // A logo from another origin taints the canvas: better a poster without a logo than none.
    return paint(poster, art, undefined);
  }
}

/** The scene as a picture; undefined if it cannot be drawn. */
async function drawScene({ scene, brandColor }: Poster): Promise<HTMLImageElement | undefined> {
  const svg = await drawSceneFile(scene, brandColor, WIDTH / ART).catch(() => undefined);
  return loadPicture(svg && `data:image/svg+xml,${encodeURIComponent(svg)}`);
}

function paint(
  poster: Poster,
  art: HTMLImageElement | undefined,
  logo: HTMLImageElement | undefined,
): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || !givesWhatIsDrawn(context)) throw new PosterError('no canvas');
  const write = (size: number, weight: number) => {
    context.font = `${weight} ${size}px ${poster.font}`;
    return (text: string) => context.measureText(text).width;
  };
  const title = breakEvenly(poster.title, write(84, 600), ROOM, 4);
  const line = breakFacts(poster.line, write(38, 400), ROOM, 2);
  const band = 232 + title.length * 112 + (line.length > 0 ? 20 + line.length * 54 : 0) + 68;
  const facts = poster.facts.slice(0, 6);
  const body = band + (facts.length > 0 ? 76 + Math.ceil(facts.length / 2) * 128 : 0);
  const code = fitQr(poster.link, CODE_ROOM);
  canvas.width = WIDTH;
  const top = art ? ART : 0;
  canvas.height = top + body + code.side + 96;
  context.textBaseline = 'alphabetic';

  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, canvas.height);
  if (art) context.drawImage(art, 0, 0, WIDTH, ART);
  context.translate(0, top);
  context.fillStyle = poster.brand;
  context.fillRect(0, 0, WIDTH, band);
  drawHead(context, poster, logo, write);
  context.fillStyle = poster.onBrand;
  write(84, 600);
  for (const [at, text] of title.entries()) context.fillText(text, EDGE, 316 + at * 112);
  write(38, 400);
  const under = 316 + (title.length - 1) * 112 + 82;
  for (const [at, text] of line.entries()) context.fillText(text, EDGE, under + at * 54);

  for (const [at, { term, value }] of facts.entries()) {
    const x = EDGE + (at % 2) * (ROOM / 2);
    const y = band + 96 + Math.floor(at / 2) * 128;
    context.fillStyle = MUTED;
    write(30, 400);
    context.fillText(term, x, y);
    context.fillStyle = INK;
    const [shown = ''] = breakLines(value, write(40, 600), ROOM / 2 - 32, 1);
    context.fillText(shown, x, y + 54);
  }

  if (facts.length > 0) {
    context.fillStyle = RULE;
    context.fillRect(EDGE, body, ROOM, 2);
  }
  // The white border reaches into the margin, so that the code itself is aligned with the rest.
  drawQr(context, code, WIDTH - EDGE - code.side + code.quiet, body + 48);
  const textRoom = ROOM - code.side + code.quiet - 24;
  const call = breakEvenly(poster.call, write(46, 600), textRoom, 3);
  const note = breakLines(poster.note, write(30, 400), textRoom, 2);
  const callTop = body + 48 + (code.side - call.length * 62 - 16 - note.length * 44) / 2 + 46;
  context.fillStyle = INK;
  write(46, 600);
  for (const [at, text] of call.entries()) context.fillText(text, EDGE, callTop + at * 62);
  context.fillStyle = MUTED;
  write(30, 400);
  for (const [at, text] of note.entries())
    context.fillText(text, EDGE, callTop + call.length * 62 + 4 + at * 44);
  return canvas.toDataURL('image/png');
}

/** Height of the logo's tile, and its greatest width for a wide logo. */
const TILE = 84;
const WIDEST_TILE = 360;

/** The width of the tile and the size of the logo in it, from the logo's width divided by its height. */
export function tileOf(shape: number): { tile: number; width: number; height: number } {
  const high = TILE - 12;
  const width = Math.min(high * shape, WIDEST_TILE - 12);
  return { tile: Math.max(width + 12, TILE), width, height: width / shape };
}

/** The website's logo on a white tile, and its name. */
function drawHead(
  context: CanvasRenderingContext2D,
  { website, onBrand }: Poster,
  logo: HTMLImageElement | undefined,
  write: (size: number, weight: number) => (text: string) => number,
): void {
  let x = EDGE;
  if (logo) {
    const { tile, width, height } = tileOf(logo.naturalWidth / logo.naturalHeight || 1);
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.roundRect(EDGE, 88, tile, TILE, 16);
    context.fill();
    context.drawImage(logo, EDGE + (tile - width) / 2, 88 + (TILE - height) / 2, width, height);
    x += tile + 28;
  }
  context.fillStyle = onBrand;
  const [name = ''] = breakLines(website, write(40, 600), WIDTH - EDGE - x, 1);
  context.fillText(name, x, 144);
}

/** Loads a picture; undefined if that fails. */
async function loadPicture(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!address) return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}
