import { dirname, relative, resolve } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** As it is written: a path, or a package's name. */
  readonly name: string;
  /** Written as `import()`: fetched when it is wanted. */
  readonly lazy: boolean;
}

/** Everything that a file imports or exports from elsewhere, each once: types, lazy imports and workers included. */
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
    // Only these stand nowhere but in the tree, which takes its time.
    ...(/\bimport\(|\bWorker\(/.test(text) ? importsInTree(parsed) : []),
  ];
  return [...new Map(found.map((one) => [`${one.name} ${one.lazy}`, one])).values()];
}

/** Types that are named where they are used, `import('./a.ts').A`, and the scripts of workers. */
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

/** The file that a path in an import means, from the project's root; undefined for a package's name. */
export function fileOf(path: string, name: string): string | undefined {
  return name.startsWith('.') ? relative('/', resolve('/', dirname(path), name)) : undefined;
}

/** Tests, what only tests use, and stories: they look at a piece from outside, and may use all of it. */
export function looksFromOutside(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path) || path.includes('/testing/');
}
