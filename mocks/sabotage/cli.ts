import { writeFile } from 'node:fs/promises';
import { createSuite } from '../contract/index.ts';
import { ArgumentError, readArguments, type SabotageArguments, usage } from './arguments.ts';
import { catalogue } from './catalogue.ts';
import { choose } from './choose.ts';
import type { Verdict } from './play/play-sabotage.ts';
import { createPool, type Pool } from './pool.ts';
import { writeSummary, writeSurvivor } from './report.ts';
import { nameOf, type Sabotage, type Spot } from './sabotage.ts';

try {
  const given = readArguments(process.argv.slice(2).filter((word) => word !== '--'));
  if (given.help) console.log(usage);
  else process.exitCode = await run(given);
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}

/** Tries the requested sabotages and prints the results; returns the exit code. */
async function run(given: SabotageArguments): Promise<number> {
  const chosen = choose(catalogue, given);
  if (chosen.length === 0) throw new ArgumentError(`no sabotage of ${given.only.join(', ')}`);
  if (given.list) {
    for (const sabotage of chosen) console.log(nameOf(sabotage));
    return 0;
  }
  const startedAt = performance.now();
  const pool = createPool(given.threads);
  try {
    const ways = await learnWays(pool);
    if (!ways) return 1;
    await pool.tellAll({ kind: 'ways', ways: [...ways] });
    const verdicts = await tryAll(pool, chosen);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(writeSummary(verdicts, seconds));
    if (given.report) await writeFile(given.report, `${JSON.stringify({ seconds, verdicts }, null, 2)}\n`);
    return verdicts.every(({ caughtBy }) => caughtBy !== undefined) ? 0 : 1;
  } finally {
    await pool.close();
  }
}

/** The calls that each case makes on the sound mock; undefined if a case fails there, since then nothing can be proven. */
async function learnWays(pool: Pool): Promise<ReadonlyMap<string, ReadonlySet<Spot>> | undefined> {
  const ways = new Map<string, ReadonlySet<Spot>>();
  const failed: string[] = [];
  const { cases } = createSuite();
  console.log(`${cases.length} cases against the mock as it is`);
  await pool.share(
    cases.map(({ name }) => ({ kind: 'case', name })),
    (answer) => {
      if (answer.kind !== 'case') return;
      if (answer.played.kind === 'passed') ways.set(answer.name, answer.played.spots);
      else failed.push(`${answer.name}\n        ${answer.played.problem}`);
    },
  );
  for (const problem of failed) console.log(`FAILED  ${problem}`);
  if (failed.length > 0)
    console.log('A case that fails of the sound mock catches nothing: nothing was tried.');
  return failed.length > 0 ? undefined : ways;
}

async function tryAll(pool: Pool, chosen: readonly Sabotage[]): Promise<Verdict[]> {
  console.log(`${chosen.length} sabotages\n`);
  const verdicts: Verdict[] = [];
  await pool.share(
    chosen.map((sabotage) => ({ kind: 'sabotage', name: nameOf(sabotage) })),
    (answer) => {
      if (answer.kind !== 'verdict') return;
      verdicts.push(answer.verdict);
      // Printed at once: a whole run takes minutes, and a reader can begin to write the missing rule.
      if (answer.verdict.caughtBy === undefined) console.log(writeSurvivor(answer.verdict));
    },
  );
  return verdicts;
}
