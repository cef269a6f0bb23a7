import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Checks who imports whom: the rooms of the house have doors that go one way. Prints each violation and
 * exits 1; `findViolations` is what the tests call.
 */

/** For each room, the rooms it may enter beside itself. Tests may also enter `mocks`. */
const doors: Readonly<Record<string, readonly string[]>> = {
  'apps/portal': ['packages/captcha', 'packages/gateway', 'packages/validation', 'packages/ui'],
  'apps/sandbox': ['apps/portal', 'mocks', 'packages/ui', 'packages/gateway'],
  'packages/gateway': [],
  'packages/validation': [],
  'packages/ui': [],
  'packages/captcha': ['packages/ui'],
  mocks: ['packages/gateway', 'packages/captcha', 'packages/validation'],
  e2e: ['mocks', 'apps/portal', 'apps/sandbox'],
  tools: ['mocks', 'packages/gateway', 'apps/portal', 'e2e'],
};

/** What packages may not know: router, query cache, words, storage frameworks. */
const strangersToPackages = ['@tanstack/', '@lingui/', 'msw', '@faker-js/'];

/** Entries of a package that its other rooms keep for themselves. */
const readersOnly: Readonly<Record<string, readonly string[]>> = {
  '@careers/gateway/registry': ['mocks', 'tools'],
  '@careers/gateway/reference': ['mocks', 'tools', 'apps/sandbox'],
};

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export function findViolations(files: readonly SourceFile[]): string[] {
  const violations = files.flatMap(violationsOf);
  return [...violations, ...featureCircles(files)];
}

function violationsOf({ path, text }: SourceFile): string[] {
  const room = roomOf(path);
  if (!room || isExample(path)) return [];
  const isTest = /\.test\.tsx?$/.test(path) || path.includes('/testing/');
  const found: string[] = [];
  for (const name of importsOf(text)) {
    const target = targetOf(path, name);
    const readers = readersOnly[name];
    if (readers && !readers.includes(room) && room !== 'packages/gateway')
      found.push(`${path}: ${name} is for readers of the contract`);
    if (
      room.startsWith('packages/') &&
      strangersToPackages.some((stranger) => name === stranger || name.startsWith(stranger))
    ) {
      found.push(`${path}: packages know nothing of ${name}`);
    }
    const entered = target && roomOf(target);
    if (!entered || entered === room) {
      if (target && crossesFeature(path, target) && !isTest)
        found.push(`${path}: enters ${target} past its index`);
      continue;
    }
    const open = doors[room]?.includes(entered) || (isTest && entered === 'mocks');
    if (!open) found.push(`${path}: ${room} may not enter ${entered}`);
    else if (name.startsWith('.')) found.push(`${path}: enters ${entered} by a path instead of its name`);
  }
  return found;
}

/** This check's own test is full of examples of what it refuses. */
function isExample(path: string): boolean {
  return path === 'tools/boundaries.test.ts';
}

/** Another feature's inside, entered past its index; lazily loaded parts have their own door. */
function crossesFeature(path: string, target: string): boolean {
  const from = featureOf(path);
  const to = featureOf(target);
  if (!to || from === to) return false;
  const place = target.slice(target.indexOf(`/features/${to}/`) + `/features/${to}/`.length);
  // Routes name the page they show; a page is what a feature is there for.
  if (path.includes('/routes/') && /-page\.tsx$/.test(place)) return false;
  return !['index.ts', ...lazyDoors].includes(place);
}

/** Parts that other rooms load on demand; an index would pull them into the importer's chunk. */
const lazyDoors = [
  'login-popover.tsx',
  'captcha-host.tsx',
  'login-host.tsx',
  'share-dialog.tsx',
  'group-portal.ts',
];

function featureOf(path: string): string | undefined {
  return /apps\/portal\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Features that reach each other, by way of others too. */
function featureCircles(files: readonly SourceFile[]): string[] {
  const reach = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const from = featureOf(path);
    if (!from || /\.test\.tsx?$/.test(path)) continue;
    for (const name of importsOf(text)) {
      if (/import\(\s*['"]/.test(text) && text.includes(`import('${name}')`)) continue;
      const target = targetOf(path, name);
      const to = target && featureOf(target);
      if (to && to !== from) reach.set(from, (reach.get(from) ?? new Set()).add(to));
    }
  }
  const circles: string[] = [];
  for (const start of reach.keys()) {
    const seen = new Set<string>();
    const walk = (feature: string): boolean =>
      [...(reach.get(feature) ?? [])].some((next) => {
        if (next === start) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return walk(next);
      });
    if (walk(start)) circles.push(`features: ${start} reaches itself by way of another feature`);
  }
  return circles;
}

function importsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].flatMap(([, name]) => name ?? []);
}

function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('.')) return relative('/', resolve('/', dirname(path), name));
  const own = /^@careers\/([^/]+)/.exec(name)?.[1];
  if (!own) return undefined;
  return Object.keys(doors)
    .map((room) => `${room}/`)
    .find((room) => room.endsWith(`${own}/`));
}

function roomOf(path: string): string | undefined {
  return Object.keys(doors).find((room) => path === room || path.startsWith(`${room}/`));
}

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = ['node_modules', 'dist', 'build', 'reports', '.turbo', '.git'];

export function readSources(folder = root): SourceFile[] {
  return readdirSync(folder).flatMap((name): SourceFile[] => {
    const path = join(folder, name);
    if (skipped.includes(name)) return [];
    if (statSync(path).isDirectory()) return readSources(path);
    if (!/\.tsx?$/.test(name) || name.endsWith('.gen.ts')) return [];
    return [{ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = findViolations(readSources());
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
