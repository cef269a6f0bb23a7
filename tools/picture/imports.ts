import { dirname, join, normalize } from 'node:path/posix';
import { importsOf, looksFromOutside, type SourceFile } from '../imports.ts';

/** Imports between two boxes of a picture. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** How many files of the one import the other. */
  readonly files: number;
  /** Whether it is only loaded on demand, by `import()`. */
  readonly lazy: boolean;
}

/** The box that a file belongs to; undefined leaves it out of the picture. */
export type BoxOf = (path: string) => string | undefined;

/** The arrows between boxes. Tests are left out, as they may import more than the product may. */
export function arrowsBetween(files: readonly SourceFile[], boxOf: BoxOf): Arrow[] {
  const found = new Map<string, { from: string; to: string; files: Set<string>; lazy: boolean }>();
  for (const file of files) {
    const { path } = file;
    const from = boxOf(path);
    if (!from || looksFromOutside(path)) continue;
    for (const { name, lazy } of importsOf(file)) {
      const to = boxOf(targetOf(path, name));
      if (!to || to === from) continue;
      const arrow = found.get(`${from} ${to}`) ?? { from, to, files: new Set(), lazy: true };
      arrow.files.add(path);
      arrow.lazy &&= lazy;
      found.set(`${from} ${to}`, arrow);
    }
  }
  return [...found.values()].map((arrow) => ({ ...arrow, files: arrow.files.size }));
}

/** The path that is imported; the name, for a package of the workspace. */
function targetOf(path: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
}

/** The package of the workspace that a file belongs to; `e2e` and `tools` are left out, as they are not part of the product. */
export const packageOf: BoxOf = (path) =>
  /^(?:apps|packages)\/([\w-]+)\/src\//.exec(path)?.[1] ??
  /^@careers\/([\w-]+)/.exec(path)?.[1] ??
  (path.startsWith('mocks/src/') ? 'mocks' : undefined);

/** Boxes for the folders directly below one; files beside them are in the box `entry`. */
export function foldersUnder(folder: string): BoxOf {
  return (path) => {
    if (!path.startsWith(`${folder}/`)) return undefined;
    const [first = '', ...below] = path.slice(folder.length + 1).split('/');
    return below.length > 0 ? first : 'entry';
  };
}
