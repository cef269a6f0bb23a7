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
];

/** Features that a page works without may be newer: text-wrap, field-sizing, scrollbar-width. */
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
  // A feature in an `@supports` condition is not used.
  const used = text.replace(/@supports[^{]*\{/g, '@supports{');
  return featuresIn(path)
    .filter(({ pattern, guard }) => pattern.test(used) && !guard?.test(used))
    .map(({ what, since, pattern }) => `${path}: ${what} (${since}): …${around(used, pattern)}…`);
}

function featuresIn(path: string): readonly Newer[] {
  if (path.endsWith('.css')) return styles;
  return path.endsWith('.html') ? [...script, ...styles] : script;
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
