import type { Spelling } from './spelling.ts';

/**
 * Reads words as they stand, without dictionaries: what it finds, the real spelling finds too. For words of our own,
 * which need no guessing.
 */
export const plainSpelling: Spelling = {
  fold: (text) => text.normalize('NFKC').toLowerCase(),
  syllables: () => [],
};
