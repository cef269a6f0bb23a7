import { dirname, relative, resolve } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** As it is written: a path, or the name of a package. */
  readonly name: string;
  /** Written as `import()`, which loads it on demand. */
  readonly lazy: boolean;
}

/** Everything that a file imports or re-exports from other files, each once, including types, lazy imports and workers. */
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
    ...(/\bimport\(|\bWorker\(/.test(text) ? importsInTree(parsed) : []),
  ];
  return [...new Map(found.map((one) => [`${one.name} ${one.lazy}`, one])).values()];
}

/** Types that are imported where they are used, `import('./a.ts').A`, and the scripts of workers. */
function importsInTree({ program }: ParseResult): Import[] {
  const found: Import[] = [];
  new Visitor({
    TSImportType({ source }) {
      found.push({ name: source.value, lazy: false });
    },
    NewExpression({ callee, arguments: [script] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Worker' || script?.type !== 'NewExpression')
        return;
      const [file] = script.arguments;
      if (file?.type === 'Literal' && typeof file.value === 'string')
        found.push({ name: file.value, lazy: true });
    },
  }).visit(program);
  return found;
}

/** The file that the path of an import refers to, from the project's root; undefined for the name of a package. */
export function fileOf(path: string, name: string): string | undefined {
  return name.startsWith('.') ? relative('/', resolve('/', dirname(path), name)) : undefined;
}

/** Whether a file is a test, used only by tests, or a story: these may import everything. */
export function looksFromOutside(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path) || path.includes('/testing/');
}
