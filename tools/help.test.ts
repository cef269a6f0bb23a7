import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
);
const run = promisify(execFile);

describe('"`-- --help` behind a command lists the options of those that have some" (README)', () => {
  // Three may build first, which takes minutes, and two write files; their help does neither.
  test.each(['bench', 'flows', 'gallery', 'picture', 'schema'])(
    'npm run %s -- --help says how it is used, builds nothing and writes nothing',
    async (name) => {
      const [, program] = /^node (\S+)$/.exec(scripts[`run:${name}`] ?? '') ?? [];
      expect(program, scripts[`run:${name}`]).toBeDefined();
      const { stdout } = await run(process.execPath, [`${root}/${program}`, '--help'], { cwd: root });
      expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}`));
    },
  );
});
