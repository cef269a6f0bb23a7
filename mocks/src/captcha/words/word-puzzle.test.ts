import { createHash } from 'node:crypto';
import { clickPoints } from '@careers/captcha/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64 } from '../base64.ts';
import { paintLandscape } from '../landscape.ts';
import { decodePng } from '../png.ts';
import { PUZZLE_KINDS } from '../puzzle-kinds.ts';
import { seeded } from '../testing.ts';
import { findWords } from './find-words.ts';
import { WORDS } from './glyph.ts';
import { createWordPuzzle, type WordPuzzle } from './word-puzzle.ts';

const seeds = Array.from({ length: 80 }, (_, at) => at * 101 + 1);

/** Where words were painted, as ranges of columns: the same random numbers paint the same landscape, here without words. */
function writtenRuns(seed: number, puzzle: WordPuzzle) {
  const bare = paintLandscape(seeded(seed));
  const { width, data } = decodePng(fromBase64(puzzle.originalImageBase64));
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    const same = (channel: number) => data[at + channel] === bare.data[at + channel];
    if (same(0) && same(1) && same(2)) continue;
    rows.add(Math.floor(at / 4 / width));
    columns.add((at / 4) % width);
  }
  const runs: { from: number; to: number }[] = [];
  for (const column of [...columns].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && column - last.to <= 2) last.to = column;
    else runs.push({ from: column, to: column });
  }
  return { runs, top: Math.min(...rows), bottom: Math.max(...rows) };
}

describe('click-word puzzle', () => {
  let puzzles: WordPuzzle[] = [];
  // Created once for all tests that look at many puzzles, as that takes a while on a busy machine.
  beforeAll(() => {
    puzzles = seeds.map((seed) => createWordPuzzle(seeded(seed)));
  });

  it('paints one picture of 310x155, and asks for three of the bundled words', () => {
    for (const { originalImageBase64, wordList, points } of puzzles.slice(0, 20)) {
      expect(decodePng(fromBase64(originalImageBase64))).toMatchObject({ width: 310, height: 155 });
      expect(new Set(wordList).size).toBe(3);
      expect(points).toHaveLength(3);
      for (const word of wordList) expect(WORDS).toContain(word);
    }
  });

  it('paints the same bytes for the same seed, on every machine', () => {
    const { originalImageBase64 } = createWordPuzzle(seeded(42));
    expect(createWordPuzzle(seeded(42)).originalImageBase64).toBe(originalImageBase64);
    const hash = createHash('sha256').update(originalImageBase64).digest('hex');
    expect(hash).toBe('f9bb7c47b0a0de36abeb4c8796a4654cacb52a7b6f1251becbf312323802203a');
  });

  it('paints another picture for another seed, and asks for most words in 80 puzzles', () => {
    expect(new Set(puzzles.map(({ originalImageBase64 }) => originalImageBase64)).size).toBe(seeds.length);
    const asked = new Set(puzzles.flatMap(({ wordList }) => wordList));
    expect(asked.size).toBeGreaterThan(WORDS.length * 0.7);
  });

  it('paints four or five words that do not touch each other or the edge', () => {
    const counts = new Set<number>();
    puzzles.slice(0, 40).forEach((puzzle, at) => {
      const { runs, top, bottom } = writtenRuns(seeds[at] ?? 0, puzzle);
      counts.add(runs.length);
      expect(Math.max(...runs.map(({ from, to }) => to - from))).toBeLessThan(45);
      expect(Math.min(...runs.map(({ from }) => from), top)).toBeGreaterThan(0);
      expect([Math.max(...runs.map(({ to }) => to)) < 309, bottom < 154]).toEqual([true, true]);
    });
    expect([...counts].sort()).toEqual([4, 5]);
  });

  it('passes the clicks of a reader who finds the words in the picture, on 30 pictures', () => {
    const failed = puzzles.slice(0, 30).filter((puzzle) => {
      const clicks = clickPoints(findWords(puzzle));
      return !PUZZLE_KINDS.clickWord.accepts({ captchaType: 'clickWord', points: puzzle.points }, clicks);
    });
    expect(failed.map(({ wordList }) => wordList)).toEqual([]);
  });
});
