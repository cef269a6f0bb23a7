import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `npm run gateway`, on whatever version of Node npm runs on. npm, npx and their shells do not forward signals to the programs
 * that they have started: if a script ended npm, the gateway went on running and kept its port. So the gateway is told the
 * process that npm has started here, and ends when that one has ended.
 */
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const gateway = spawn('npx', ['-y', packageManager, 'run', 'run:gateway', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // On Windows, npx is only found by the shell.
  shell: process.platform === 'win32',
  env: { ...process.env, GATEWAY_STARTER: String(process.ppid) },
});
// Ctrl-C also reaches the gateway: this process waits until the gateway has ended.
process.on('SIGINT', () => {});
gateway.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
