import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the production portal, or takes it from turbo's cache if nothing has changed.
 * @returns its `dist` folder
 * @throws {Error} if the build fails
 */
export function buildPortal(): string {
  const ended = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@careers/portal', '--output-logs=errors-only'],
    // The output of the build goes to stderr, so that it is not mixed with the table.
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr], shell: process.platform === 'win32' },
  );
  if (ended.status !== 0) throw new Error('the portal did not build');
  return fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));
}
