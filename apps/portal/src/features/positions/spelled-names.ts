import { pinyin } from 'pinyin-pro';

/**
 * How names are read aloud: for finding an entry by pinyin. A chunk of its own, fetched when letters are typed into
 * a list of Chinese names: its dictionary weighs more than the rest of the page.
 */
export interface SpelledNames {
  /** Whether a name's pinyin, or the initials of it, begins with the letters, from any syllable on. */
  matches(name: string, letters: string): boolean;
}

export function createSpelledNames(): SpelledNames {
  const readings = new Map<string, readonly string[]>();

  /** Pinyin and initials of a name, from each of its syllables on. */
  function read(name: string): readonly string[] {
    const known = readings.get(name);
    if (known) return known;
    const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
    const initials = syllables.map((syllable) => syllable.charAt(0));
    const tails = syllables.flatMap((_, from) => [
      syllables.slice(from).join(''),
      initials.slice(from).join(''),
    ]);
    readings.set(name, tails);
    return tails;
  }

  return { matches: (name, letters) => read(name).some((tail) => tail.startsWith(letters)) };
}
