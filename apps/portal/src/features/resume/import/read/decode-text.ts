/** Characters that are frequent in Chinese text, in either script; bytes in another encoding seldom decode to them. */
const frequent = new Set(
  '的一是在不了有和人这這中大为為上个個国國我以要他时時来來用们們生到作地于於出就分对對成会會可主发發年动動同工也能下过過子说說产產种種面而方后後多定行学學法所民得经經月日历歷教育公司责責任姓名性别別男女电電话話邮郵箱目项項管理技术術专專业業本科能力语語言自我评評价價期间間至今现現职職位',
);

/** Decodes bytes: by their byte order mark, as UTF-8, or else in the most likely encoding. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const utf8 = decodeStrictly('utf-8', bytes);
  const marked = byMark(bytes) ?? byZeros(bytes, utf8 !== undefined);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (utf8 !== undefined) return utf8;
  if (declared !== undefined) {
    const said = decodeStrictly(declared, bytes);
    if (said !== undefined) return said;
  }
  const [first = '', second = '', latin = ''] = ['gb18030', 'big5', 'windows-1252'].map((label) =>
    new TextDecoder(label).decode(bytes),
  );
  const chinese = likelihood(second) > likelihood(first) ? second : first;
  return likelihoodOfLatin(latin) > likelihood(chinese) ? latin : chinese;
}

/** How many bytes are examined for zeros at every second place. */
const ZEROS_WITHIN = 2048;
/** UTF-16 text has at least one zero in so many bytes, in its line ends; a text of an old program may contain a single zero. */
const BYTES_TO_A_ZERO = 32;
/** UTF-16 is valid UTF-8 only if it consists of Latin letters and digits, and then every second byte is a zero. */
const BYTES_TO_A_ZERO_IN_UTF8 = 4;

/** Detects UTF-16 without a byte order mark: its digits, Latin letters and line ends have a zero in every second byte. */
function byZeros(bytes: Uint8Array, isUtf8: boolean): string | undefined {
  const zeros = [0, 0];
  const first = bytes.subarray(0, ZEROS_WITHIN);
  for (const [at, byte] of first.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const bytesToAZero = isUtf8 ? BYTES_TO_A_ZERO_IN_UTF8 : BYTES_TO_A_ZERO;
  if ((even + odd) * bytesToAZero < first.length) return undefined;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : undefined;
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

function decodeStrictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * How likely a text is correctly decoded: the number of frequent characters, without broken ones, among its first characters
 * beyond ASCII.
 */
function likelihood(text: string): number {
  let points = 0;
  for (const one of text.slice(0, 20_000)) {
    if (one < '\u0080') continue;
    if (one === '\uFFFD' || (one >= '\uE000' && one <= '\uF8FF')) points -= 5;
    else points += frequent.has(one) ? 2 : -0.5;
  }
  return points;
}

/**
 * The same for a text in Windows-1252: its accented letters stand alone among ASCII ones, while Chinese text would give long runs
 * of them.
 */
function likelihoodOfLatin(text: string): number {
  let points = 0;
  for (const [run] of text.slice(0, 20_000).matchAll(/[^\0-\x7F]+/g))
    points += run.length > 1 ? -3 * run.length : -0.25;
  return points;
}
