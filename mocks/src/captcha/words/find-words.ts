import { fromBase64 } from '../base64.ts';
import { decodePng, type Raster } from '../png.ts';
import type { Spot } from './glyph.ts';
import { isAlike, strokesOf } from './look.ts';
import { cutStencil, type Probe } from './stencil.ts';

/**
 * Finds the words as a person would: by looking. It reads nothing but the picture and the words that are
 * asked for, so that a test that solves a captcha with it also proves that the picture can be read.
 *
 * Each word is laid on every stroke of the picture, at every turn; where its strokes have one colour that is
 * nowhere beside them, there it stands.
 *
 * @returns for each word the middle of where it stands, in whole pixels: where a person clicks
 * @throws {PngError} when the picture is not an 8-bit PNG
 * @throws {RangeError} for a word whose outline is not known
 */
export function findWords(challenge: { originalImageBase64: string; wordList: readonly string[] }): Spot[] {
  const picture = decodePng(fromBase64(challenge.originalImageBase64));
  const strokes = strokesOf(picture);
  return challenge.wordList.map((word) => findWord(picture, strokes, word));
}

/**
 * AJ-Captcha's font size in pixels, and the angles by which it turns words: up to 45 degrees either way, as tangents of half the
 * angle.
 */
const SIZE = 25;
const TURNS = Array.from({ length: 21 }, (_, step) => (step - 10) * 0.042);

/** If a larger share of the probes is wrong, the word is not at this place. */
const MOST_WRONG = 0.25;

function findWord(picture: Raster, strokes: readonly Spot[], word: string): Spot {
  let best = { x: 0, y: 0, wrong: MOST_WRONG };
  for (const lean of TURNS) {
    const { width, height, probes } = cutStencil(word, SIZE, lean);
    const [first] = probes;
    if (!first) continue;
    const way = wayOf(probes, first, picture.width);
    for (const stroke of strokes) {
      const x = stroke.x - first.x;
      const y = stroke.y - first.y;
      if (x < 0 || x + width > picture.width || y < 0 || y + height > picture.height) continue;
      const wrong = wrongAt(picture, way, stroke, best.wrong);
      if (wrong < best.wrong) {
        best = { x: x + Math.round(width / 2), y: y + Math.round(height / 2), wrong };
      }
    }
  }
  return { x: best.x, y: best.y };
}

/** The probes of a stencil as byte offsets of a picture from the first probe, and which of them are in the ink. */
interface Way {
  readonly steps: Int32Array;
  readonly inked: readonly boolean[];
}

function wayOf(probes: readonly Probe[], first: Probe, width: number): Way {
  return {
    steps: Int32Array.from(probes, ({ x, y }) => ((y - first.y) * width + x - first.x) * 4),
    inked: probes.map(({ inked }) => inked),
  };
}

/** How many more wrong probes than the allowed share are accepted before a place is given up. */
const PATIENCE = 3;

/** The share of wrong probes with the first one on this stroke; 1 as soon as they are too many. */
function wrongAt({ width, data }: Raster, { steps, inked }: Way, stroke: Spot, allowed: number): number {
  const from = (stroke.y * width + stroke.x) * 4;
  let wrong = 0;
  for (let tried = 0; tried < steps.length; tried++) {
    if (isAlike(data, from, from + (steps[tried] ?? 0)) === inked[tried]) continue;
    if (++wrong > PATIENCE + (tried + 1) * allowed) return 1;
  }
  return wrong / steps.length;
}
