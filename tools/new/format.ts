import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const biome = `${root}node_modules/@biomejs/biome/bin/biome`;

/**
 * A file as the repository's formatter writes it, its imports in order.
 * @throws {Error} for what its rules refuse.
 */
export function formatText(path: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${path} would not pass the lint:\n${stderr || stdout}`);
  return stdout;
}
