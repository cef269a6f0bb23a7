import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Searches the built portal for features that are newer than the oldest supported browsers (decision 0026): the bundler
 * translates syntax, but adds no functions that a browser lacks. Prints each file and exits with 1; the tests call `findNewer`.
 */

interface Newer {
  readonly what: string;
  /** The browser that was the last to get the feature, with its first version that has it. */
  readonly since: string;
  readonly pattern: RegExp;
  /** A check for the feature that has to be beside its use. */
  readonly guard?: RegExp;
}

const script: readonly Newer[] = [
  { what: 'URL.canParse, URL.parse', since: 'Chrome 120', pattern: /\bURL\.(?:canParse|parse)\(/ },
  {
    what: 'Promise.withResolvers, Promise.try',
    since: 'Chrome 119',
    pattern: /\bPromise\.(?:withResolvers|try)\(/,
  },
  {
    what: 'AbortSignal.any',
    since: 'Chrome 116',
    pattern: /\bAbortSignal\.any\(/,
    guard: /[`'"]any[`'"]\s*in AbortSignal\b/,
  },
  { what: 'grouping', since: 'Chrome 117', pattern: /\b(?:Object|Map)\.groupBy\(/ },
  { what: 'Array.fromAsync', since: 'Chrome 121', pattern: /\bArray\.fromAsync\(/ },
  {
    what: 'methods of sets',
    since: 'Chrome 122',
    pattern:
      /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|new Set\([^()]*\)\.(?:union|intersection|difference)\(/,
  },
  {
    what: 'helpers of iterators',
    since: 'Chrome 122, Safari 18.4',
    pattern:
      /\bIterator\.from\(|(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|flatMap|take|drop|toArray|some|every|find|reduce)\(/,
  },
  {
    what: 'the v flag of patterns',
    since: 'Chrome 112, Safari 17',
    pattern:
      /\/[dgimsy]*v[dgimsy]*\.(?:test|exec|source)\b|RegExp\([^()]*,\s*[`'"][dgimsy]*v[dgimsy]*[`'"]\)/,
  },
  { what: 'modifiers in patterns', since: 'Chrome 125', pattern: /\(\?[ims]+(?:-[ims]+)?:/ },
  {
    what: 'bytes to text and back',
    since: 'Chrome 140',
    pattern: /Uint8Array\.from(?:Base64|Hex)\(|\.to(?:Base64|Hex)\(\)|\.bytes\(\)/,
    guard: /\.toBase64\)\s*return\b/,
  },
  {
    what: 'RegExp.escape, Error.isError',
    since: 'Chrome 136',
    pattern: /\bRegExp\.escape\(|\bError\.isError\(/,
  },
  { what: 'Intl.DurationFormat', since: 'Chrome 129', pattern: /\bIntl\.DurationFormat\b/ },
  { what: 'popovers', since: 'Chrome 114', pattern: /\.(?:show|hide|toggle)Popover\(/ },
  {
    what: 'checkVisibility',
    since: 'Safari 17.4',
    pattern: /\.checkVisibility\(/,
    guard: /typeof \w+\.checkVisibility\s*===?/,
  },
  {
    what: 'parsing of unsafe HTML',
    since: 'Chrome 124',
    pattern: /\.(?:setHTMLUnsafe|parseHTMLUnsafe|setHTML)\(/,
  },
  {
    what: 'requestIdleCallback',
    since: 'no Safari',
    pattern: /\brequestIdleCallback\(/,
    guard: /requestIdleCallback[`'"]?\s*(?:in\b|\)|\?|=)|typeof \w*\.?requestIdleCallback/,
  },
  {
    what: 'view transitions',
    since: 'Safari 18',
    pattern: /\.startViewTransition\(/,
    // React tries it, and renders without it if that fails.
    guard: /try\s*\{[^}]*\.startViewTransition\(/,
  },
  {
    what: 'the navigation API',
    since: 'Safari 26',
    pattern: /\bwindow\.navigation\b|\bscheduler\.(?:yield|postTask)\(/,
  },
  { what: 'transfer of buffers', since: 'Chrome 114', pattern: /\.transferToFixedLength\(|\.resizable\b/ },
  { what: 'Response.json()', since: 'Safari 17', pattern: /\bResponse\.json\(/ },
  { what: 'streams from iterables', since: 'no Safari', pattern: /\bReadableStream\.from\(/ },
  {
    what: 'the end of scrolling',
    since: 'Chrome 114, Safari 26',
    pattern: /addEventListener\([`'"]scrollend[`'"]|\bonscrollend\s*=(?!=)/,
    guard: /[`'"]onscrollend[`'"]\s*in\b/,
  },
  { what: 'getOrInsert', since: 'Chrome 145', pattern: /\.getOrInsert(?:Computed)?\(/ },
  { what: 'moving of elements', since: 'Chrome 133, Firefox 144', pattern: /\.moveBefore\(/ },
  {
    what: 'ARIA attributes that refer to elements',
    since: 'Chrome 135, Firefox 136',
    pattern:
      /\.aria(?:ActiveDescendant|Controls|DescribedBy|Details|ErrorMessage|FlowTo|LabelledBy|Owns)Elements?\b/,
  },
  { what: 'the text at a point', since: 'Chrome 128', pattern: /\.caretPositionFromPoint\(/ },
  { what: 'the weeks of a language', since: 'no Firefox', pattern: /\.getWeekInfo\(|\.weekInfo\b/ },
  {
    what: 'sums and half floats',
    since: 'Chrome 135',
    pattern: /\bMath\.(?:sumPrecise|f16round)\(|\bFloat16Array\b/,
  },
];

/** Features that a page works without may be newer: balanced lines, field-sizing, scrollbar-width. */
const styles: readonly Newer[] = [
  { what: 'light-dark()', since: 'Chrome 123', pattern: /light-dark\(/ },
  { what: 'nesting', since: 'Chrome 112, Safari 16.5', pattern: /[{;}]\s*&/ },
  { what: '@starting-style, @scope', since: 'Chrome 117', pattern: /@starting-style|@scope\b/ },
  {
    what: 'relative colours',
    since: 'Chrome 119',
    pattern: /\b(?:rgb|hsl|oklch|oklab|lch|lab|color)\(\s*from\b/,
  },
  { what: 'queries of style', since: 'no Firefox', pattern: /@container[^{]*style\(/ },
  { what: 'anchors', since: 'Chrome 125', pattern: /\banchor\(|position-anchor|position-area/ },
  { what: 'sizes in between', since: 'Chrome 129', pattern: /interpolate-size|calc-size\(/ },
  { what: 'rounding', since: 'Chrome 125', pattern: /[:\s(,](?:round|mod|rem)\(/ },
  { what: 'linear() easing', since: 'Chrome 113, Safari 17.2', pattern: /[:\s,]linear\(/ },
  { what: 'subgrid', since: 'Chrome 117', pattern: /:\s*subgrid\b/ },
  { what: ':user-invalid', since: 'Chrome 119', pattern: /:user-(?:in)?valid\b/ },
  {
    what: 'conditions in values',
    since: 'Chrome 137',
    pattern: /:\s*if\(|sibling-(?:index|count)\(|contrast-color\(/,
  },
  {
    what: 'lines kept whole by text-wrap',
    since: 'Chrome 114, Safari 17.4',
    pattern: /text-wrap(?:-mode)?:\s*nowrap/,
  },
  {
    what: 'states of popovers and dialogs',
    since: 'Chrome 114',
    pattern: /(?<!\\):(?:popover-open|open\b|state\()/,
  },
  { what: ':dir()', since: 'Chrome 120', pattern: /(?<!\\):dir\(/ },
  { what: 'animation by scrolling', since: 'no Firefox', pattern: /\b(?:animation|scroll|view)-timeline\b/ },
  { what: 'transitions to nothing', since: 'Firefox 129', pattern: /allow-discrete|transition-behavior/ },
  {
    what: 'drawn text that is read as another',
    since: 'Safari 17.4',
    pattern: /[{;]content:[^;}]*[`'")]\s*\/\s*["']/,
  },
  {
    what: 'powers, roots and signs',
    since: 'Chrome 138',
    pattern: /[\s(,](?:abs|exp|hypot|log|pow|sign|sqrt)\(/,
  },
  { what: 'the width that is left', since: 'no Firefox', pattern: /(?:width|height|size):\s*stretch\b/ },
  {
    what: 'backdrop-filter',
    since: 'Safari 18',
    pattern: /[;{]backdrop-filter:/,
    guard: /-webkit-backdrop-filter:/,
  },
];

interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

/** pdf.js in its build for older browsers, which contains what they lack (decision 0057). */
const bringsItsOwn = /^assets\/read-pdf-[\w-]+\.js$/;

/** The features in a built file that the oldest supported browsers lack, one line each. */
export function findNewer({ path, text }: BuiltFile): string[] {
  if (bringsItsOwn.test(path)) return [];
  const find = (features: readonly Newer[], where: string) => {
    // A feature in an `@supports` condition is not used.
    const used = where.replace(/@supports[^{]*\{/g, '@supports{');
    return features
      .filter(({ pattern, guard }) => pattern.test(used) && !guard?.test(used))
      .map(({ what, since, pattern }) => `${path}: ${what} (${since}): …${around(used, pattern)}…`);
  };
  if (path.endsWith('.css')) return find(styles, text);
  return [...find(script, text), ...find(styles, path.endsWith('.html') ? text : styleSheetsIn(text))];
}

/** The style sheets that a script has as texts: those of the sheets of a resume. */
function styleSheetsIn(text: string): string {
  const texts = text.match(/`[^`$]*\{[\w-]+:[^`$]*\}\s*`/g) ?? [];
  return texts.join('\n');
}

function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return text.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../apps/portal/dist', import.meta.url));
  const files = globSync('**/*.{js,css,html}', { cwd: dist });
  if (files.length === 0) throw new Error('the portal is not built yet');
  const newer = files.flatMap((path) => findNewer({ path, text: readFileSync(`${dist}/${path}`, 'utf8') }));
  for (const one of newer) console.error(one);
  if (newer.length > 0) process.exitCode = 1;
}
