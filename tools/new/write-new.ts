import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planNew } from './command.ts';
import { readRepository } from './draft.ts';
import { formatFiles } from './format.ts';

/**
 * Writes what a command line asks for into the project in a folder, if all of it fits and passes the lint.
 * @returns what was written and changed, and what has to be done by hand
 * @throws {Refusal} in which case nothing was written
 */
export function writeNew(root: string, args: readonly string[]): string {
  const { added, changed, left } = planNew(readRepository(root), args);
  const files = formatFiles(new Map([...added, ...changed]));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [
    ...[...files.keys()].map((path) => `${added.has(path) ? 'wrote  ' : 'changed'} ${path}`),
    '',
    'Left to do by hand:',
    ...left.map((one) => `- ${one}`),
  ].join('\n');
}
