import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const shipped = readFileSync(new URL('../../apps/portal/public/config.json', import.meta.url), 'utf8');

/** Runs the command for a build beside such a `config.json`. */
function run(config: string) {
  const folder = mkdtempSync(join(tmpdir(), 'careers-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'config.json'), config);
  writeFileSync(join(folder, 'index.html'), '<html><style>a{}</style><script>boot()</script></html>');
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
  return spawnSync(process.execPath, [cli, '--build', folder, '--out', folder], { encoding: 'utf8' });
}

// Editors of Windows write this mark before UTF-8, and the browser reads a `config.json` with it.
it('reads a config.json that begins with a byte order mark, as the portal does', () => {
  const { status, stderr } = run(`\ufeff${shipped}`);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it.each(['{ "websiteId": "a", }', '<!doctype html>', ''])(
  'names the config.json that is no JSON: %j',
  (config) => {
    const { status, stderr } = run(config);
    expect(stderr).toMatch(/^\S+config\.json: no JSON: /);
    expect(status).toBe(1);
  },
);
