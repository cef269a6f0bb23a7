import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

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

/** Everything that a file imports or exports from elsewhere, types included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = (name: string | undefined, lazy: boolean): Import[] => (name ? [{ name, lazy }] : []);
  return [
    ...staticImports.flatMap(({ moduleRequest }) => named(moduleRequest.value, false)),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => named(moduleRequest?.value, false)),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      named(/^(['"`])(.+)\1$/.exec(text.slice(start, end))?.[2], true),
    ),
  ];
}

/** The file that a path in an import means, from the project's root; undefined for a package's name. */
export function fileOf(path: string, name: string): string | undefined {
  return name.startsWith('.') ? relative('/', resolve('/', dirname(path), name)) : undefined;
}

/** Tests, what only tests use, and stories: they look at a piece from outside, and may use all of it. */
export function looksFromOutside(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path) || path.includes('/testing/');
}
