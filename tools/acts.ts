import { fileURLToPath } from 'node:url';
import { readSources } from './boundaries.ts';
import type { SourceFile } from './imports.ts';

/**
 * Finds tests that skip their action: `if (found) await user.click(found)` passes if nothing was found, and `user.click(found ??
 * page)` then acts on something else. Tests should get what they act on from `present`, or from a query that throws. Prints each
 * place and exits with 1; the tests call `findSkippedActs`.
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

/** The beginning of an action, up to its target. */
const begun = new RegExp(`\\.(?:${acts}|clear)\\(`, 'g');

/** A fallback for a missing target; a fallback to a text is allowed, as it is only typed. */
const otherwise = /\?\? (?!['"])/;
const inBrackets = String.raw`(?:[^();]|\([^()]*\))*`;
/** The same before an action: `(one ?? other).focus()`, `within(one ?? other).getByRole('button').focus()`. */
const foundOtherwise = new RegExp(
  String.raw`\(${inBrackets}${otherwise.source}${inBrackets}\)(?:\s*\.\w+\(${inBrackets}\))*\s*$`,
);

/** Lookups that may find nothing: `const [one] = …` and `const one = ….querySelector(…)`. */
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

/** The text of a call's first argument, which begins at `start`. */
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
