import { spawn } from 'node:child_process';

/**
 * Runs a script of Node and waits for its end, whatever its exit code: a run that has found failures still writes its report, and
 * without a report reading it fails.
 * @param args the path of the script and its arguments
 * @throws {Error} if the process cannot be started
 */
export function runToItsEnd(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
