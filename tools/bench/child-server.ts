import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it shares no thread with the measuring process. */
export interface ChildServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a script and waits for the line with its address.
 * @throws {Error} if it ends before that
 */
export function startChild(script: URL, args: readonly string[] = []): Promise<ChildServer> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // If the bench ends early, its servers end too.
  const kill = () => child.kill();
  process.once('exit', kill);
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /https?:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (!url) return;
      resolve({
        url,
        close: () => {
          process.off('exit', kill);
          kill();
          return ended;
        },
      });
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${script.pathname} ended with ${code} before it was ready`)),
    );
  });
}

/** Starts the stand-alone mock, as `npm run gateway` does. */
export function startMock(): Promise<ChildServer> {
  const server = import.meta.resolve('@careers/mocks/server');
  return startChild(new URL('./cli.ts', server), ['--port', '0']);
}
