import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMock } from './child-server.ts';
import { seconds } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import { runToItsEnd } from './run-to-its-end.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const LIMIT_SECONDS = 30;

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How long the whole contract suite takes, as a person would start it: in its own process, and against the mock over HTTP. */
export async function measureContractSuite(): Promise<Row[]> {
  const rows = [await timeSuite('the contract suite in process', [])];
  const mock = await startMock();
  try {
    rows.push(await timeSuite('the contract suite over HTTP', ['--target', mock.url]));
  } finally {
    await mock.close();
  }
  return rows;
}

async function timeSuite(what: string, args: readonly string[]): Promise<Row> {
  const file = join(makeTemporaryFolder(), 'contract.json');
  const cli = new URL('../../mocks/contract/cli.ts', import.meta.url);
  const began = performance.now();
  await runToItsEnd([fileURLToPath(cli), '--json', file, ...args]);
  const took = (performance.now() - began) / 1000;
  const { passed, failed, skipped }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return atMost(seconds(LIMIT_SECONDS), {
    what,
    measured: seconds(took),
    notes: [`${passed} passed, ${failed} failed, ${skipped} skipped; the whole command, with its start`],
    condition: { broken: `${failed} cases failed`, met: failed === 0 },
  });
}
