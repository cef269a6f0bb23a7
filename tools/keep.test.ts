import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// On Windows there are no signals: a script ends all processes that it has started there, or none.
it.skipIf(process.platform === 'win32').each([
  ['start', []],
  ['gateway', ['--', '--port', '0']],
])(
  'a script that ends npm run %s ends what is served',
  async (name, options) => {
    const npm = spawn('npm', ['run', name, ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0' },
    });
    const url = await new Promise<string>((found) => {
      npm.stdout.on('data', (said: Buffer) => {
        const [address] = /http:\S+/.exec(String(said)) ?? [];
        if (address) found(address);
      });
    });
    expect((await fetch(url)).status).toBeLessThan(500);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 60_000 });
  },
  120_000,
);

it('no command waits for a network when nothing is missing: npx asks the registry only for what it has not', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  const starters = [...Object.values(scripts), readFileSync(`${root}tools/keep.mjs`, 'utf8')];
  const starts = starters.flatMap((text) => text.match(/npx\b[\s',[]+(?:-y|--prefer-offline)/g) ?? []);
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter((start) => !start.endsWith('--prefer-offline'))).toEqual([]);
});
