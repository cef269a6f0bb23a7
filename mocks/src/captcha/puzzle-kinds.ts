import {
  type CaptchaChallenge,
  type CaptchaPoint,
  type CaptchaType,
  readClickPoints,
  readSliderPoint,
  SLIDER_Y,
} from '@careers/captcha/protocol';
import { createSliderPuzzle } from './puzzle.ts';
import { createWordPuzzle, WORD_SIZE } from './words/word-puzzle.ts';

/** What the server remembers of a puzzle to check the answer; it can be written as JSON. */
export type PuzzleAnswer =
  | { readonly captchaType: 'blockPuzzle'; readonly x: number }
  | { readonly captchaType: 'clickWord'; readonly points: readonly CaptchaPoint[] };

/** The part of a challenge that depends on the kind of puzzle. */
export type PuzzleFace = Pick<CaptchaChallenge, 'originalImageBase64' | 'jigsawImageBase64' | 'wordList'>;

/** One kind of puzzle: how it is created, and which answers are accepted. */
export interface PuzzleKind {
  create(random: () => number): { face: PuzzleFace; answer: PuzzleAnswer };
  /** @param plain the decrypted `pointJson`, as the client wrote it */
  accepts(answer: PuzzleAnswer, plain: string): boolean;
}

/** How far from its place a piece is accepted, in whole pixels to either side. */
const SLIDER_TOLERANCE = 5;

const slider: PuzzleKind = {
  create(random) {
    const { x, originalImageBase64, jigsawImageBase64 } = createSliderPuzzle(random);
    return {
      face: { originalImageBase64, jigsawImageBase64, wordList: null },
      answer: { captchaType: 'blockPuzzle', x },
    };
  },
  accepts(answer, plain) {
    const point = readSliderPoint(plain);
    if (answer.captchaType !== 'blockPuzzle' || point === null || point.y !== SLIDER_Y) return false;
    // AJ-Captcha reads the coordinate into an integer, so a fraction counts as its whole pixel.
    return Math.abs(Math.trunc(point.x) - answer.x) <= SLIDER_TOLERANCE;
  },
};

const words: PuzzleKind = {
  create(random) {
    const { points, originalImageBase64, wordList } = createWordPuzzle(random);
    return {
      face: { originalImageBase64, jigsawImageBase64: null, wordList },
      answer: { captchaType: 'clickWord', points },
    };
  },
  accepts(answer, plain) {
    const clicks = readClickPoints(plain);
    if (answer.captchaType !== 'clickWord' || clicks === null) return false;
    // As far as the font size, in whole pixels as above.
    const isNear = (click: number, place: number) => Math.abs(Math.trunc(click) - place) <= WORD_SIZE;
    return answer.points.every(({ x, y }, at) => {
      const click = clicks[at];
      return click !== undefined && isNear(click.x, x) && isNear(click.y, y);
    });
  },
};

/** Every kind of the protocol. */
export const PUZZLE_KINDS: Readonly<Record<CaptchaType, PuzzleKind>> = {
  blockPuzzle: slider,
  clickWord: words,
};
