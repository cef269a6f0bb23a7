import type { ArrayExpression, ImportDeclaration, ObjectExpression, Span } from 'oxc-parser';
import { type Source, typeIn } from './syntax.ts';

/** Replaces the text from `start` to `end`. */
export interface Edit extends Span {
  readonly text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);
}

/** Adds an entry to the end of a list. */
export function append(list: ArrayExpression | ObjectExpression, entry: string): Edit {
  const last = (list.type === 'ArrayExpression' ? list.elements : list.properties).at(-1);
  return last ? insertAt(last.end, `,\n${entry}`) : insertAt(list.start + 1, entry);
}

export function insertAt(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** Adds a statement to the end of a file. */
export function addStatement({ text }: Source, statement: string): Edit {
  return insertAt(text.length, `\n${statement}\n`);
}

/** Imports names from a module that the file does not import yet; without an effect if it has all of them. */
export function importNames(source: Source, from: string, names: readonly string[]): Edit[] {
  const known = importsOf(source).find(
    ({ source: { value }, importKind, specifiers }) =>
      value === from &&
      importKind !== 'type' &&
      specifiers.every((specifier) => specifier.type === 'ImportSpecifier'),
  );
  const had = known?.specifiers.map(({ local }) => local.name) ?? [];
  const missing = names.filter((name) => !had.includes(name));
  if (missing.length === 0) return [];
  const last = known?.specifiers.at(-1);
  if (last) return [insertAt(last.end, `, ${missing.join(', ')}`)];
  return [insertAt(0, `import { ${missing.join(', ')} } from '${from}';\n`)];
}

/** Imports a whole module under a name, unless the file has an import of that name. */
export function importAll(source: Source, from: string, as: string): Edit[] {
  return namespaceOf(source, from) === as ? [] : [insertAt(0, `import * as ${as} from '${from}';\n`)];
}

/** The name under which a file imports a whole module; imports of types do not count. */
export function namespaceOf(source: Source, from: string): string | undefined {
  return importsOf(source)
    .filter(({ source: { value }, importKind }) => value === from && importKind !== 'type')
    .flatMap(({ specifiers }) => specifiers)
    .find(({ type }) => type === 'ImportNamespaceSpecifier')?.local.name;
}

/** Adds a text to a type that is a union of texts. */
export function widen(source: Source, type: string, text: string): Edit {
  return insertAt(typeIn(source, type).end, ` | '${text}'`);
}

function importsOf({ program }: Source): ImportDeclaration[] {
  return program.body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []));
}
