import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Builds what the flows open, then runs Playwright. `--repeat N` runs each flow N times, to find unstable ones; all other
 * arguments are Playwright's own (`search.spec.ts`, `-g "log in"`, `--workers 1`).
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const usage = `Usage: npm run flows -- [FILE …] [--repeat N] [-g TITLE] [--workers N] [--trace on] [--headed --debug]
  FILE        the flows of e2e/flows whose path contains this; all of them without
  --repeat N  each flow N times, to find those that fail now and then
  -g TITLE    the flows whose title matches this
All other options are Playwright's: \`npx -y pnpm@12.21.0 exec playwright test --help\` in e2e lists them.
In the environment: FLOWS_PORT, the first of the servers' ports; CHROMIUM_PATH, a browser.`;

/** The arguments for Playwright; `--repeat` needs a number. A `--` that a package manager hands on would hide what follows it. */
export function flowArguments(words: readonly string[]): string[] {
  const given = words.filter((word) => word !== '--');
  const at = given.findIndex((one) => one === '--repeat' || one.startsWith('--repeat='));
  const named = given[at];
  if (named === undefined) return given;
  const apart = named === '--repeat';
  const count = apart ? given[at + 1] : named.slice('--repeat='.length);
  if (!count || !/^[1-9]\d*$/.test(count))
    throw new Error(`--repeat takes a count from 1, not "${count ?? ''}"`);
  return [`--repeat-each=${count}`, ...given.slice(0, at), ...given.slice(at + (apart ? 2 : 1))];
}

function run(command: string, args: readonly string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) console.log(usage);
  else walk(flowArguments(words));
}

function walk(args: readonly string[]): void {
  // Playwright's list of flows needs no build.
  if (!args.includes('--list'))
    run('turbo', [
      'run',
      'build',
      '--filter=@careers/portal',
      '--filter=@careers/sandbox',
      '--output-logs=errors-only',
    ]);
  run('pnpm', ['exec', 'playwright', 'test', ...args], `${root}/e2e`);
}
