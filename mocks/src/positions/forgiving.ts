import { distance } from 'fastest-levenshtein';
import type { Spelling } from './spelling.ts';

/** For each text, whether it contains something that the word may have been meant to be. */
export type Forgiving = (word: string) => readonly boolean[];

/** Shorter words are too similar to too many others. */
const LETTERS_MIN = 4;
const HAN_MIN = 2;
/** From this length on, two letters may be wrong. */
const LONG = 7;

/**
 * Finds small typing errors in words that no text contains: a Latin word, or pinyin, with one or two wrong letters; Chinese
 * characters that sound like the right ones, as an input method offers them.
 */
export function createForgiving(
  folded: readonly string[],
  syllables: readonly (readonly string[])[],
  spelling: Spelling,
): Forgiving {
  const words = folded.map((text) => [...new Set(text.match(/[a-z]{4,}/g))]);
  return (word) => {
    if (/^[a-z]+$/.test(word)) {
      if (word.length < LETTERS_MIN) return folded.map(() => false);
      const most = word.length >= LONG ? 2 : 1;
      const near = (other: string) => distance(word, other) <= most;
      return words.map(
        (known, text) => known.some(near) || runsOf(syllables[text] ?? [], word.length + most).some(near),
      );
    }
    const sound = spelling.syllables(word);
    if (sound.length < HAN_MIN || sound.length < [...word].length) return folded.map(() => false);
    return syllables.map((text) => holdsRun(text, sound));
  };
}

/** Every sequence of whole syllables up to a number of letters, joined to one word. */
function runsOf(syllables: readonly string[], letters: number): readonly string[] {
  return syllables.flatMap((_, from) => {
    const runs: string[] = [];
    let run = '';
    for (const syllable of syllables.slice(from)) {
      run += syllable;
      if (run.length > letters) break;
      runs.push(run);
    }
    return runs;
  });
}

function holdsRun(syllables: readonly string[], run: readonly string[]): boolean {
  return syllables.some((_, from) => run.every((syllable, at) => syllables[from + at] === syllable));
}
