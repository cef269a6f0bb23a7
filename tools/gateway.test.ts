import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// On Windows there are no signals: a script ends all processes that it has started there, or none.
it.skipIf(process.platform === 'win32')(
  'a script that ends npm run gateway ends the gateway',
  async () => {
    const npm = spawn('npm', ['run', 'gateway', '--', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((found) => {
      npm.stdout.on('data', (said: Buffer) => {
        const [address] = /http:\S+/.exec(String(said)) ?? [];
        if (address) found(address);
      });
    });
    expect((await fetch(`${url}/__sandbox/world`)).ok).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 60_000 });
  },
  120_000,
);
