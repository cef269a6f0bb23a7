import { dirname, matchesGlob, relative, resolve } from 'node:path';
import { type Argument, type ArrayExpressionElement, type ParseResult, parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  /** As it is written: a path, a pattern of paths, or the name of a package. */
  readonly name: string;
  /** Written as `import()`, which loads it on demand. */
  readonly lazy: boolean;
  /** Of a pattern: the patterns of what it leaves out. */
  readonly except?: readonly string[];
}

/**
 * Everything that a file imports or re-exports from other files, each once, including types, lazy imports, workers, and the
 * patterns of `import.meta.glob`.
 */
export function importsOf({ path, text }: SourceFile): Import[] {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const named = (name: string | undefined, lazy: boolean): Import[] => (name ? [{ name, lazy }] : []);
  const found = [
    ...staticImports.flatMap(({ moduleRequest }) => named(moduleRequest.value, false)),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => named(moduleRequest?.value, false)),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      named(/^(['"`])(.+)\1$/.exec(text.slice(start, end))?.[2], true),
    ),
    // Only these require walking the syntax tree, which takes a while.
    ...(/\bimport\(|Worker\(|\bimport\.meta\.glob\b/.test(text) ? importsInTree(parsed, text) : []),
  ];
  return [...new Map(found.map((one) => [`${one.name} ${one.lazy}`, one])).values()];
}

/** Types that are imported where they are used, `import('./a.ts').A`, the scripts of workers, and patterns of files. */
function importsInTree({ program }: ParseResult, text: string): Import[] {
  const found: Import[] = [];
  new Visitor({
    TSImportType({ source }) {
      found.push({ name: source.value, lazy: false });
    },
    NewExpression({ callee, arguments: [script] }) {
      if (callee.type !== 'Identifier' || !/^(?:Shared)?Worker$/.test(callee.name)) return;
      if (script?.type !== 'NewExpression') return;
      for (const name of textsOf(script.arguments[0])) found.push({ name, lazy: true });
    },
    CallExpression({ callee, arguments: [patterns, options] }) {
      if (text.slice(callee.start, callee.end) !== 'import.meta.glob') return;
      const lazy = !/\beager: *true\b/.test(options ? text.slice(options.start, options.end) : '');
      const texts = textsOf(patterns);
      const except = texts.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
      for (const name of texts) if (!name.startsWith('!')) found.push({ name, lazy, except });
    },
  }).visit(program);
  return found;
}

/** A text, or the texts of a list. */
function textsOf(node: Argument | ArrayExpressionElement | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return node?.type === 'ArrayExpression' ? node.elements.flatMap(textsOf) : [];
}

/** The file that the path of an import refers to, from the project's root; undefined for the name of a package. */
export function fileOf(path: string, name: string): string | undefined {
  return name.startsWith('.') ? relative('/', resolve('/', dirname(path), name)) : undefined;
}

/** The files among `known` that an import loads: the one of its path, or those that its pattern matches. */
export function filesOf(path: string, { name, except = [] }: Import, known: Iterable<string>): string[] {
  const target = fileOf(path, name);
  if (target === undefined) return [];
  if (!/[*{[?]/.test(target)) return [target];
  const leftOut = except.map((pattern) => fileOf(path, pattern) ?? pattern);
  return [...known].filter(
    (one) =>
      one !== path && matchesGlob(one, target) && !leftOut.some((pattern) => matchesGlob(one, pattern)),
  );
}

/** Whether a file is a test, used only by tests, or a story: these may import everything. */
export function looksFromOutside(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path) || path.includes('/testing/');
}
