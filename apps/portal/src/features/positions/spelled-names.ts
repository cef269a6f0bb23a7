import { pinyin } from 'pinyin-pro';

/**
 * The pinyin of names, for finding an entry by it. A chunk of its own, fetched when Latin letters are typed into the search of a
 * facet: its dictionary is larger than the rest of the page.
 */
export interface SpelledNames {
  /** Whether the letters are a prefix of the name's pinyin, or of its initials, starting at any syllable. */
  matches(name: string, letters: string): boolean;
}

export function createSpelledNames(): SpelledNames {
  const readings = new Map<string, readonly string[]>();

  /** Pinyin and initials of a name, starting at each of its syllables. */
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
