import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findViolations, readSources } from '../boundaries.ts';
import { findDeadReferences, readRepository } from '../references.ts';
import { Refusal } from './refusal.ts';
import { root } from './testing/plan-here.ts';
import { writeNew } from './write-new.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const packages = ['apps/portal/src', 'packages/gateway/src', 'mocks/src'];

/** A copy of the files that the generators change. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'careers-new-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of [
    ...packages,
    'apps/sandbox/src/bench',
    'tools/routes.test.ts',
    'README.md',
    'biome.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  return copy;
}

const commands = [
  'page /trialNew --new-feature trials --title=Tips --says=x --twin',
  'page /trialLink --feature offer --title=Message --says=x --access link --link trial --method getOffer',
  'method queryTrials --new-group trials --api rm.trial --summary=Trials. --access session --reasons tooLate',
  'method askTrial --group trials --summary=Asks. --access link',
  'method leaveTrial --group trials --summary=Leaves. --access link --submit --reasons tooLate,tooSoon',
  'scenario on-trial --en=Trial --zh=试用 --address latency=slow --opens /position',
  'panel trial-clock --en=Clock --zh=时钟 --says=x',
].map((line) => line.split(' '));

const filesIn = (said: string) =>
  [...said.matchAll(/^(?:wrote {2}|changed) (\S+)$/gm)].map(([, path = '']) => path);

test('what is generated, one thing after the other, passes the lint as it is written', () => {
  const copy = copyProject();
  const paths = [...new Set(commands.flatMap((args) => filesIn(writeNew(copy, args))))];
  const written = paths.map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));
  const code = written.filter(({ path }) => /\.tsx?$/.test(path));
  expect(code.length).toBeGreaterThan(20);

  const checked = spawnSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', ...paths], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(checked.status, checked.stderr).toBe(0);

  const others = packages
    .flatMap((folder) => readSources(join(root, folder)))
    .filter(({ path }) => !paths.includes(path));
  expect(findViolations([...others, ...code])).toEqual([]);
  expect(findDeadReferences(written, readRepository())).toEqual([]);
});

test('a method type-checks as it is declared and described', () => {
  const copy = copyProject();
  const gateway = 'packages/gateway';
  for (const path of ['tsconfig.base.json', `${gateway}/tsconfig.json`, `${gateway}/package.json`])
    cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, gateway, 'node_modules'), join(copy, gateway, 'node_modules'), 'junction');
  for (const args of commands.filter(([kind]) => kind === 'method')) writeNew(copy, args);
  const checked = spawnSync(process.execPath, [tsc, '-p', join(copy, gateway), '--singleThreaded'], {
    encoding: 'utf8',
  });
  expect(checked.status, checked.stdout).toBe(0);
});

test('where anything does not fit, nothing is written', () => {
  const copy = copyProject();
  const args = 'page /trial --new-feature trials --title=x --says=x --name not-A-name'.split(' ');
  expect(() => writeNew(copy, args)).toThrow(Refusal);
  expect(readdirSync(join(copy, 'apps/portal/src/features'))).not.toContain('trials');
  expect(readFileSync(join(copy, 'apps/portal/src/app/pages.ts'), 'utf8')).toBe(
    readFileSync(join(root, 'apps/portal/src/app/pages.ts'), 'utf8'),
  );
});
