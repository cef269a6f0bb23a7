import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seconds } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import { runToItsEnd } from './run-to-its-end.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const LIMIT_SECONDS = 15 * 60;

interface Report {
  readonly seconds: number;
  readonly verdicts: readonly { readonly caughtBy?: string }[];
}

/** How long all sabotages take, on two threads, and whether the suite notices all of them. */
export async function measureSabotageRun(): Promise<Row[]> {
  const file = join(makeTemporaryFolder(), 'sabotage.json');
  const cli = new URL('../../mocks/sabotage/cli.ts', import.meta.url);
  await runToItsEnd([fileURLToPath(cli), '--threads', '2', '--report', file]);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const survivors = report.verdicts.filter(({ caughtBy }) => caughtBy === undefined).length;
  return [
    atMost(seconds(LIMIT_SECONDS), {
      what: 'all sabotages against the contract suite, over HTTP',
      measured: seconds(report.seconds),
      notes: [`${report.verdicts.length} sabotages, two threads; ${survivors} survived`],
    }),
  ];
}
