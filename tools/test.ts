import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Everything that CI runs: lint, boundaries, types, unit and component tests, contract suite, builds, and flows in a real
 * browser. It adds up what the runners have counted; a step without tests counts as one. The last line is `N passed, N failed`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Many programs are started repeatedly during the tests: with this, Node compiles each of their modules only once. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env };

/** A step that passes or fails as a whole. */
function step(name: string, command: string, args: readonly string[]): boolean {
  console.log(`\n> ${name}`);
  const ended = run(command, args);
  const good = ended.status === 0;
  total[good ? 'passed' : 'failed'] += 1;
  if (!good) console.error(`${name} failed`);
  return good;
}

/** A step whose runners write reports; if there is none, it counts as one failure. */
function tests(name: string, args: readonly string[], reports: string): void {
  console.log(`\n> ${name}`);
  const ended = run('turbo', ['run', ...args, '--output-logs=errors-only', '--continue']);
  const counted: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of globSync(reports, { cwd: root })) add(counted, readReport(`${root}/${file}`));
  if (counted.passed + counted.failed === 0 || (ended.status !== 0 && counted.failed === 0))
    counted.failed += 1;
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed${skipped}`);
  add(total, counted);
}

function run(command: string, args: readonly string[]): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env });
}

function add(to: Tally, { passed, failed, skipped }: Tally): void {
  to.passed += passed;
  to.failed += failed;
  to.skipped += skipped;
}

/** The counts of a Vitest or a Playwright JSON report. */
function readReport(file: string): Tally {
  const report: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof report.numPassedTests === 'number') {
    const suites = Number(report.numFailedTestSuites ?? 0);
    const failed = Number(report.numFailedTests);
    // A file that cannot be loaded has no failed tests, only a failed suite.
    return {
      passed: report.numPassedTests,
      failed: failed === 0 && suites > 0 ? suites : failed,
      skipped: Number(report.numPendingTests ?? 0),
    };
  }
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = (report.stats ?? {}) as Record<string, number>;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

// Reports of an earlier run must not be counted; a cached task restores its own report.
for (const file of globSync('{apps,packages}/*/reports', { cwd: root }))
  rmSync(`${root}/${file}`, { recursive: true });
for (const folder of ['mocks', 'e2e', 'tools'])
  rmSync(`${root}/${folder}/reports`, { recursive: true, force: true });

step('lint and boundaries', 'pnpm', ['run', '--silent', 'lint']);
// At once: each of them alone leaves a core idle at its end, while its largest package is still under way.
const built = step('types and builds', 'turbo', [
  'run',
  'typecheck',
  'build',
  '--output-logs=errors-only',
  '--continue',
]);
tests(
  'unit, component and contract tests',
  ['test'],
  '{mocks/reports,packages/*/reports,apps/*/reports,tools/reports}/vitest.json',
);
if (built) step('browsers: nothing newer than the oldest', 'node', ['tools/oldest-browsers.ts']);
if (built) tests('flows in a real browser', ['e2e'], 'e2e/reports/playwright.json');

if (total.failed > 0) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
