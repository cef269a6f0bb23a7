import { dirname, join, normalize } from 'node:path/posix';
import type { SourceFile } from '../boundaries.ts';

/** Who imports whom, counted between boxes of a picture. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** How many files of the one import the other. */
  readonly files: number;
  /** Only loaded on demand, by `import()`. */
  readonly lazy: boolean;
}

/** The box that a file is in; undefined leaves it out of the picture. */
export type BoxOf = (path: string) => string | undefined;

/** `import … from`, `export … from`, and bare `import '…'` at the beginning of a line; then `import('…')` anywhere. */
const fixed = /^(?:import|export)\b[^'";]*?['"]([^'"]+)['"]/gm;
const lazy = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** The arrows between boxes. Tests are left out: they may reach for what the product may not. */
export function arrowsBetween(files: readonly SourceFile[], boxOf: BoxOf): Arrow[] {
  const found = new Map<string, { from: string; to: string; files: Set<string>; lazy: boolean }>();
  for (const { path, text } of files) {
    const from = boxOf(path);
    if (!from || isTest(path)) continue;
    const named = [...namesIn(text, fixed, false), ...namesIn(text, lazy, true)];
    for (const { name, onDemand } of named) {
      const to = boxOf(targetOf(path, name));
      if (!to || to === from) continue;
      const arrow = found.get(`${from} ${to}`) ?? { from, to, files: new Set(), lazy: true };
      arrow.files.add(path);
      arrow.lazy &&= onDemand;
      found.set(`${from} ${to}`, arrow);
    }
  }
  return [...found.values()].map((arrow) => ({ ...arrow, files: arrow.files.size }));
}

function namesIn(text: string, pattern: RegExp, onDemand: boolean) {
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ name, onDemand }));
}

/** The path that a file imports; a package of the workspace is `@careers/…` still. */
function targetOf(path: string, name: string): string {
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
}

function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) || path.includes('/testing/');
}

/** The rooms of the house: apps, packages, mocks. */
export const roomOf: BoxOf = (path) =>
  /^(?:apps|packages)\/([\w-]+)\/src\//.exec(path)?.[1] ??
  /^@careers\/([\w-]+)/.exec(path)?.[1] ??
  (path.startsWith('mocks/src/') ? 'mocks' : undefined);

/** The folders right under one; files that lie beside them are the box `entry`. */
export function foldersUnder(folder: string): BoxOf {
  return (path) => {
    if (!path.startsWith(`${folder}/`) || path.endsWith('.gen.ts')) return undefined;
    const [first = '', ...below] = path.slice(folder.length + 1).split('/');
    return below.length > 0 ? first : 'entry';
  };
}
