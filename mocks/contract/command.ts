import { readArguments, type SuiteArguments } from './arguments.ts';
import { type ContractCase, createSuite, type Suite } from './cases/create-suite.ts';
import { judge } from './judge.ts';
import { readCoverage, writeCoverage } from './report/coverage.ts';
import { writeHtml } from './report/html.ts';
import { writeJson } from './report/json.ts';
import { writeJunit, writeJunitTrouble } from './report/junit.ts';
import { countOf, type RunReport, skippedBy } from './report/run-report.ts';
import { CALL_MILLISECONDS, type CaseResult } from './run.ts';
import { shuffled } from './shuffled.ts';
import { readConfigFile } from './target/config-file.ts';
import { SettingError } from './target/settings.ts';
import { httpTarget, localTarget, type Target } from './target/target.ts';
import { variables } from './target/variables.ts';
import { below, type Terminal } from './terminal.ts';
import { exitCodes } from './unjudgeable.ts';
import { type Written, writeReports } from './write-report.ts';

type Print = Terminal['print'];

/** The widths of the first two columns of the variables below. */
const nameWidth = Math.max(...Object.keys(variables).map((name) => name.length));
const placeWidth = Math.max(...Object.values(variables).map(([place]) => place.length));

const usage = `Usage: npm run contract -- [--target URL] [--config FILE] [--report FILE]

  --target URL    the gateway to run against, mock or real; in process when absent
  --config FILE   describes a gateway that is none of the sandbox's (docs/contract-suite.md)
  --report FILE   writes the results as JUnit XML
  --json FILE     writes them as JSON, each failing call with what came
  --html FILE     writes them as one page, each failing call as curl
  --read-only     sends nothing that changes anything
  --only TEXT     the cases whose name has this in it
  --seed N        in another order, which the same number brings back
  --timeout S     seconds that one call may take (default: ${CALL_MILLISECONDS / 1000})

Exits with 0 when all cases that could be run passed, 1 when some failed or none could be run, 2 for wrong options, a
broken file or a command of it that cannot be used, 3 when no gateway answers as this contract does, 4 when it refuses the
credentials or an account, 130 when it was interrupted: then the reports have the cases until there.

With --target these environment variables describe the gateway, and win over the file; without a file the mock's values
are the default:
${Object.entries(variables)
  .map(([name, [place, what]]) => `  ${name.padEnd(nameWidth)}  ${place.padEnd(placeWidth)}  ${what}`)
  .join('\n')}`;

/** `npm run contract`: reads the arguments, runs the suite and prints the results; returns the exit code. */
export async function runContract(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const given = readArguments(args);
    if (!given.help) return await run(given, terminal);
    terminal.print(usage);
    return exitCodes.passed;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    terminal.complain(`${error.message}\n\n${usage}`);
    return exitCodes.usage;
  }
}

async function run(given: SuiteArguments, { environment, print, interruption }: Terminal): Promise<number> {
  const suite = createSuite();
  let target: Target;
  let cases: readonly ContractCase[];
  try {
    target = readTarget(given, environment);
    cases = chosen(suite, given);
  } catch (error) {
    // A JUnit file is always written, whatever went wrong, since the caller waits for one.
    if (error instanceof SettingError && given.report !== undefined) {
      const junit = writeJunitTrouble([], 'contract', error.message);
      await writeReports([['report', given.report, junit]], [error.message]);
    }
    throw error;
  }
  const callMilliseconds = given.timeout === undefined ? CALL_MILLISECONDS : given.timeout * 1000;
  const report = await judge({ cases }, target, {
    callMilliseconds,
    onStart: (line) => print(`${line}\n`),
    onResult: (result) => printFailure(result, print),
    interruption,
  });
  const judged = report.exitCode <= exitCodes.failed;
  if (judged) printVerdict(report, suite, print);
  for (const [what, count] of report.left) print(`${count} left on the gateway: ${what}`);
  print(judged ? countsOf(report) : report.headline);
  await writeReports(reportsOf(report, given, judged));
  return report.exitCode;
}

function readTarget(
  { target: url, config, readOnly }: SuiteArguments,
  environment: Terminal['environment'],
): Target {
  if (config === undefined) {
    if (url !== undefined) return httpTarget(url, environment, { readOnly });
    if (readOnly) throw new SettingError('--read-only is for a --target');
    return localTarget();
  }
  const read = readConfigFile(config, environment);
  const address = url ?? read.target;
  if (address === undefined)
    throw new SettingError(`--config ${config}: target is missing, and --target too`);
  return httpTarget(address, read.given, { readOnly, silence: 'none' });
}

function chosen({ cases }: Suite, { only, seed }: SuiteArguments) {
  const some = cases.filter(({ name }) => only === undefined || name.includes(only));
  if (some.length === 0) throw new SettingError(`--only ${only}: no case has this in its name`);
  return seed === undefined ? some : shuffled(some, seed);
}

function printFailure(result: CaseResult, print: Print): void {
  if (result.status === 'failed') print(`FAILED  ${result.case.name}\n${below(result.problem)}`);
}

function printVerdict({ results }: RunReport, { notApplicable }: Suite, print: Print): void {
  print(`\n${writeCoverage(readCoverage(results, notApplicable))}\n`);
  for (const [lack, count] of skippedBy(results)) print(`${count} skipped: needs ${lack}`);
}

function countsOf({ results }: RunReport): string {
  const skipped = countOf(results, 'skipped');
  return `${countOf(results, 'passed')} passed, ${countOf(results, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function reportsOf(report: RunReport, given: SuiteArguments, judged: boolean): Written[] {
  const { results, headline, target } = report;
  const writers = {
    report: () =>
      judged
        ? writeJunit(results, `contract: ${target}`)
        : writeJunitTrouble(results, `contract: ${target}`, headline),
    json: () => writeJson(report),
    html: () => writeHtml(report),
  };
  return (['report', 'json', 'html'] as const).flatMap((option) => {
    const file = given[option];
    return file === undefined ? [] : [[option, file, writers[option]()] as const];
  });
}
