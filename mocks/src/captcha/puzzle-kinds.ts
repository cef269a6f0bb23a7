import {
  type CaptchaChallenge,
  type CaptchaPoint,
  type CaptchaType,
  readSliderPoint,
  SLIDER_Y,
} from '@careers/captcha/protocol';
import { createSliderPuzzle } from './puzzle.ts';

/** What the server remembers of a puzzle, to judge the answer by; JSON. */
export type PuzzleAnswer =
  | { readonly captchaType: 'blockPuzzle'; readonly x: number }
  | { readonly captchaType: 'clickWord'; readonly points: readonly CaptchaPoint[] };

/** The part of a challenge that the kind of puzzle decides. */
export type PuzzleFace = Pick<CaptchaChallenge, 'originalImageBase64' | 'jigsawImageBase64' | 'wordList'>;

/** One kind of puzzle: how it is made, and which answers pass. */
export interface PuzzleKind {
  create(random: () => number): { face: PuzzleFace; answer: PuzzleAnswer };
  /** @param plain the decrypted `pointJson`, as the client wrote it */
  accepts(answer: PuzzleAnswer, plain: string): boolean;
}

/** How far from its place a piece passes, on whole pixels: from 5 before to 5 behind. */
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

/** Every kind of the protocol; `null` where no puzzle is painted yet: `get` then answers 6112. */
export const PUZZLE_KINDS: Readonly<Record<CaptchaType, PuzzleKind | null>> = {
  blockPuzzle: slider,
  clickWord: null,
};
