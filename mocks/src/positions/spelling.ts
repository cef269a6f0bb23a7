/** How words are read whatever script or keyboard they were typed with. */
export interface Spelling {
  /** Lower case, half width, simplified characters: 數據 and 数据 are one. */
  fold(text: string): string;
  /** The syllables of a text's Chinese characters, without tones; polyphones as the word they stand in has them. */
  syllables(text: string): readonly string[];
}

let loading: Promise<Spelling> | undefined;

/** Loads the dictionaries, once a process: only a search with a keyword needs them. */
export function loadSpelling(): Promise<Spelling> {
  loading ??= readDictionaries();
  return loading;
}

const latin = /^[\u0020-\u007e]*$/;

async function readDictionaries(): Promise<Spelling> {
  const [{ Converter }, { pinyin }] = await Promise.all([import('opencc-js/t2cn'), import('pinyin-pro')]);
  const simplify = Converter({ from: 'hk', to: 'cn' });
  return {
    fold(text) {
      const lower = text.normalize('NFKC').toLowerCase();
      return latin.test(lower) ? lower : simplify(lower);
    },
    syllables: (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }),
  };
}
