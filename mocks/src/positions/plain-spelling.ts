import type { Spelling } from './spelling.ts';

/**
 * Reads words literally, without dictionaries: whatever it finds, the real spelling finds as well. It is for the mock's own
 * words, which are spelt correctly.
 */
export const plainSpelling: Spelling = {
  fold: (text) => text.normalize('NFKC').toLowerCase(),
  syllables: () => [],
};
