import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the production portal, or takes it from turbo's cache when nothing has changed.
 * @returns its `dist` folder
 * @throws {Error} when it does not build
 */
export function buildPortal(): string {
  const ended = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@careers/portal', '--output-logs=errors-only'],
    // What it prints goes beside the table, not into it.
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr], shell: process.platform === 'win32' },
  );
  if (ended.status !== 0) throw new Error('the portal did not build');
  return fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));
}
