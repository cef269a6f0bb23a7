import type { Language } from './words.ts';

/** A language, a width and a way to operate the page: a flow runs in several such pairings. */
export interface Pairing {
  readonly language: Language;
  /** The width of the window in pixels. */
  readonly width: number;
  readonly by: 'mouse' | 'keyboard';
}

/**
 * The end of a flow's title: nothing for the pairing at `chosen`, which `npm test` walks, and a tag for the
 * others, which `npm run flows` walks too. Flows choose different ones, so that `npm test` meets every language,
 * width and way to press.
 */
export function further(at: number, chosen: number): '' | ' @further' {
  return at === chosen ? '' : ' @further';
}
