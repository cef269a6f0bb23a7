import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/**
 * Formats files with the repository's formatter, including the order of imports, all at once in a temporary folder.
 * @throws {Error} if they violate its rules
 */
export function formatFiles(files: ReadonlyMap<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'careers-format-'));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [path, text] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = [biome, 'check', '--write', '--vcs-enabled=false', ...files.keys()];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`this would not pass the lint:\n${stderr}`);
    return new Map([...files.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
