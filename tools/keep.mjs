import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs a script that serves something, on whatever version of Node npm runs on: `node tools/keep.mjs run:gateway --port 4010`. npm,
 * npx and their shells do not forward signals to the programs that they have started: if a script ended npm, the server went on
 * running and kept its port. So the server is told the process that npm has started here, and ends when that one has ended.
 */
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// Without `--prefer-offline`, npx asks the registry for what it has already: with no network it gives up after 70 seconds.
const server = spawn('npx', ['--prefer-offline', '-y', packageManager, 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // On Windows, npx is only found by the shell.
  shell: process.platform === 'win32',
  env: { ...process.env, SERVER_STARTER: String(process.ppid) },
});
// Ctrl-C also reaches the server: this process waits until the server has ended.
process.on('SIGINT', () => {});
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
