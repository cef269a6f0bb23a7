/** Normalises words, whatever script or keyboard they were typed with. */
export interface Spelling {
  /** In lower case, half width and simplified characters, so that 數據 and 数据 are equal. */
  fold(text: string): string;
  /** The syllables of a text's Chinese characters, without tones. A character with several readings is read as in its word. */
  syllables(text: string): readonly string[];
}

let loading: Promise<Spelling> | undefined;

/** Loads the dictionaries, once a process, since only searches with a keyword need them. */
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
