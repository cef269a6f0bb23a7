import { fileURLToPath } from 'node:url';
import { readSources } from './boundaries.ts';
import type { SourceFile } from './imports.ts';

/**
 * Refuses tests that pass over their act: `if (found) await user.click(found)` is green when nothing was found, and
 * `user.click(found ?? page)` acts on something else then.
 * What a test acts on is taken by `present` (or by a query that throws). Prints each place and exits 1;
 * `findSkippedActs` is what the tests call.
 */

const acts = 'click|dblClick|tap|press|type|fill|check|selectOptions|upload|focus|hover|keyboard|pointer';

interface Shape {
  readonly pattern: RegExp;
  readonly say: string;
}

const shapes: readonly Shape[] = [
  { pattern: new RegExp(`\\?\\.(?:${acts})\\(`, 'g'), say: 'acts only on what is there' },
  {
    pattern: new RegExp(`&&\\s*\\(?(?:await |void )?[\\w.]+\\.(?:${acts})\\(`, 'g'),
    say: 'acts only after &&',
  },
  {
    pattern: /\bif \(await [^\n]*\.(?:isVisible|count|isEnabled|isChecked)\(/g,
    say: 'acts by what is there just now',
  },
];

/** Where an act begins, up to what is acted on. */
const begun = new RegExp(`\\.(?:${acts}|clear)\\(`, 'g');

/** Something else in place of what is not there; a text in its place is only typed. */
const otherwise = /\?\? (?!['"])/;
const inBrackets = String.raw`(?:[^();]|\([^()]*\))*`;
/** The same in front of an act: `(one ?? other).focus()`, `within(one ?? other).getByRole('button').focus()`. */
const foundOtherwise = new RegExp(
  String.raw`\(${inBrackets}${otherwise.source}${inBrackets}\)(?:\s*\.\w+\(${inBrackets}\))*\s*$`,
);

/** `const [one] = …` and `const one = ….querySelector(…)`: what may not have been found. */
const lookups = /const (?:\[(\w+)\]|(\w+)) =([^;]*)/g;
const mayMiss = /querySelector\(|queryBy|\.find\(|\.at\(|\[\d+\]$/;

export function findSkippedActs(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => isTest(path)).flatMap(skippedActsOf);
}

function isTest(path: string): boolean {
  return (
    path !== 'tools/acts.test.ts' && (/\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('e2e/support/'))
  );
}

function skippedActsOf({ path, text }: SourceFile): string[] {
  const plain = shapes.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${lineAt(text, index)}: ${say}`),
  );
  const unsure = [...text.matchAll(lookups)].flatMap(([, first, one, from]) => {
    if (first) return [first];
    return one && mayMiss.test(from?.trim() ?? '') ? [one] : [];
  });
  const conditional = [...new Set(unsure)].flatMap((name) =>
    [
      ...text.matchAll(
        new RegExp(`\\bif \\(${name}\\)[^;{]*[{(\\s!.]${name}\\b|\\bif \\(${name}\\) \\{`, 'g'),
      ),
    ].map(
      ({ index }) => `${path}:${lineAt(text, index)}: acts only if "${name}" was found; say present(${name})`,
    ),
  );
  const elsewhere = [...text.matchAll(begun)].flatMap(({ 0: { length }, index }) =>
    otherwise.test(firstArgument(text, index + length)) || foundOtherwise.test(statementBefore(text, index))
      ? [`${path}:${lineAt(text, index)}: acts on something else where it is not there; say present(…)`]
      : [],
  );
  return [...plain, ...conditional, ...elsewhere];
}

/** The text of a call's first argument, which begins here. */
function firstArgument(text: string, start: number): string {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/'[^'\n]*'|"[^"\n]*"|[([{]|[)\]}]|,/g)) {
    if ('([{'.includes(token)) depth++;
    else if (depth === 0 && ',)'.includes(token)) return text.slice(start, start + index);
    else if (')]}'.includes(token)) depth--;
  }
  return '';
}

const statementBefore = (text: string, end: number) => text.slice(text.lastIndexOf(';', end) + 1, end);

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findSkippedActs(readSources());
  for (const one of found) console.error(one);
  if (found.length > 0) process.exitCode = 1;
}
