import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getSysConfigInfo } from '@careers/gateway/contract';
import { readArguments, type SuiteArguments } from './arguments.ts';
import { createSuite } from './cases/create-suite.ts';
import { readCoverage, writeCoverage } from './report/coverage.ts';
import { writeJunit } from './report/junit.ts';
import { type CaseResult, runCases } from './run.ts';
import { rawCall } from './target/raw-call.ts';
import { SettingError } from './target/settings.ts';
import { httpTarget, localTarget, type Target } from './target/target.ts';
import { variables } from './target/variables.ts';

const usage = `Usage: npm run contract -- [--target URL] [--report FILE]

  --target URL   the gateway to run against, mock or real; in process when absent
  --report FILE  writes the results as JUnit XML

With --target these environment variables describe the gateway; the mock's values are the default:
${Object.entries(variables)
  .map(([name, [, what]]) => `  ${name.padEnd(28)}${what}`)
  .join('\n')}`;

try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) console.log(usage);
  else process.exitCode = await run(given);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

/** Runs the suite and prints it; the exit code. */
async function run({ target: url, report }: SuiteArguments): Promise<number> {
  const target = url === undefined ? localTarget() : httpTarget(url, process.env);
  await expectAnswer(target);
  const { cases, notApplicable } = createSuite();
  console.log(`Contract suite: ${cases.length} cases against ${target.name}\n`);
  const results = await runCases(cases, target, printFailure);
  console.log(`\n${writeCoverage(readCoverage(results, notApplicable))}\n`);
  printSkipped(results);
  if (report !== undefined) await writeReport(report, writeJunit(results, `contract: ${target.name}`));
  const count = (status: CaseResult['status']) => results.filter((one) => one.status === status).length;
  const skipped = count('skipped');
  console.log(
    `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  return count('failed') > 0 ? 1 : 0;
}

/** One call beforehand: hundreds of failures would not say it better. */
async function expectAnswer(target: Target): Promise<void> {
  try {
    await rawCall(target.open(), getSysConfigInfo, {});
  } catch (error) {
    throw new SettingError(`no gateway answers at ${target.settings.config.gatewayUrl}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function printFailure(result: CaseResult): void {
  if (result.status === 'failed') console.log(`FAILED  ${result.case.name}\n        ${result.problem}`);
}

function printSkipped(results: readonly CaseResult[]): void {
  const reasons = new Map<string, number>();
  for (const result of results) {
    if (result.status === 'skipped') reasons.set(result.why, (reasons.get(result.why) ?? 0) + 1);
  }
  for (const [why, count] of reasons) console.log(`${count} skipped: ${why}`);
}

async function writeReport(file: string, xml: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, xml);
  } catch (error) {
    throw new SettingError(`--report ${file}: ${reasonOf(error)}`);
  }
}
