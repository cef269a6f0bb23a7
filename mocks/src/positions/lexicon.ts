import type { Localized } from '../data/types.ts';
import { createForgiving, type Forgiving } from './forgiving.ts';
import type { Spelling } from './spelling.ts';

/** All texts that keywords are searched in, by number; each word is searched in all of them at once. */
interface Lexicon {
  /** For each text, whether it contains the word as it was typed, or with a small typing error. */
  holding(typed: string): readonly boolean[];
}

/** From this length on, a word may be pinyin. */
const PINYIN_MIN = 2;

const letters = /^[a-z]+$/;

export function createLexicon(texts: readonly Localized[], spelling: Spelling): Lexicon {
  // All translations in one string, separated by line feeds, which no word contains.
  const folded = texts.map((text) => spelling.fold(Object.values(text).join('\n')));
  const syllables = texts.map((text) => spelling.syllables(spelling.fold(text['zh-cn'])));
  const index = createSpelledIndex(syllables);
  let forgiving: Forgiving | undefined;

  return {
    holding(typed) {
      const word = spelling.fold(typed);
      const hits = folded.map((text) => text.includes(word));
      if (word.length >= PINYIN_MIN && letters.test(word)) for (const text of index(word)) hits[text] = true;
      if (hits.includes(true)) return hits;
      forgiving ??= createForgiving(folded, syllables, spelling);
      return forgiving(word);
    },
  };
}

/**
 * Finds texts by the beginning of their pinyin or of its initials, from any syllable on: 工程师 by `gongcheng`,
 * `chengshi`, `gcs` or `cs`.
 */
function createSpelledIndex(texts: readonly (readonly string[])[]): (word: string) => readonly number[] {
  const entries: { spelled: string; text: number }[] = [];
  for (const [text, syllables] of texts.entries()) {
    const initials = syllables.map((syllable) => syllable.charAt(0));
    for (let from = 0; from < syllables.length; from++) {
      entries.push({ spelled: syllables.slice(from).join(''), text });
      entries.push({ spelled: initials.slice(from).join(''), text });
    }
  }
  entries.sort((a, b) => {
    if (a.spelled === b.spelled) return 0;
    return a.spelled < b.spelled ? -1 : 1;
  });
  return (word) => {
    const found: number[] = [];
    for (let at = firstNotBefore(entries, word); entries[at]?.spelled.startsWith(word); at++)
      found.push(entries[at]?.text ?? 0);
    return found;
  };
}

function firstNotBefore(entries: readonly { readonly spelled: string }[], word: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.spelled ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
