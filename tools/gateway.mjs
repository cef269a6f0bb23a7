import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `npm run gateway`, on whatever Node npm runs on. npm, npx and their shells hand no signal on to what they have started:
 * a script that ended npm left the gateway running, and its port taken. So the gateway is told which process it is kept
 * by, the one that npm has started here, and ends when that one has gone.
 */
const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const gateway = spawn('npx', ['-y', packageManager, 'run', 'run:gateway', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Windows finds npx by its shell alone.
  shell: process.platform === 'win32',
  env: { ...process.env, GATEWAY_STARTER: String(process.ppid) },
});
// Ctrl-C reaches the gateway as well: this stays until it has ended.
process.on('SIGINT', () => {});
gateway.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
