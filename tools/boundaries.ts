import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, filesOf, importsOf, looksFromOutside, type SourceFile } from './imports.ts';
import { findLayerViolations } from './layers.ts';

/**
 * Checks who imports whom: between packages of the workspace (here), and between layers of a package (`layers.ts`). Prints each
 * violation with its rule and exits with 1; the tests call `findViolations`.
 */

/** For each package of the workspace, the other packages that it may import. Tests may also import the mock. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'apps/portal': ['packages/captcha', 'packages/gateway', 'packages/validation', 'packages/ui'],
  'apps/sandbox': ['apps/portal', 'mocks', 'packages/ui', 'packages/gateway'],
  'packages/gateway': [],
  'packages/validation': [],
  'packages/ui': [],
  'packages/captcha': ['packages/ui'],
  mocks: ['packages/gateway', 'packages/captcha', 'packages/validation'],
  e2e: ['mocks', 'apps/portal', 'apps/sandbox'],
  tools: ['mocks', 'packages/gateway', 'packages/ui', 'apps/portal', 'apps/sandbox', 'e2e'],
};

/** What `packages/*` may not import: router, query cache, translations, mocks. */
const forbiddenInPackages = ['@tanstack/', '@lingui/', 'msw', '@faker-js/'];

/** Entries of the contract that list all methods: too large for code that only calls a few. */
const listingEntries: Readonly<Record<string, readonly string[]>> = {
  '@careers/gateway/registry': ['apps/sandbox', 'mocks', 'tools'],
  '@careers/gateway/reference': ['mocks', 'tools', 'apps/sandbox'],
};

/** The document that explains the rules in these messages. */
const EXPLAINED = 'docs/architecture.md, Packages';

export function findViolations(files: readonly SourceFile[]): string[] {
  return [...files.flatMap(violationsOf), ...circularFeatures(files), ...findLayerViolations(files)];
}

function violationsOf(file: SourceFile): string[] {
  const { path } = file;
  const from = packageOf(path);
  if (!from) return [];
  return importsOf(file).flatMap(({ name }) => {
    const target = fileOf(path, name) ?? workspacePackage(name);
    const to = target === undefined ? undefined : packageOf(target);
    return [
      listsMethods(from, name),
      isForeignToPackages(from, name),
      to && to !== from ? crossesPackages(path, from, to, name) : undefined,
      to === from && !name.startsWith('.') ? 'a file of the same package is imported by its path' : undefined,
      target !== undefined && to === from ? entersFeature(path, target) : undefined,
      usesTestCode(path, fileOf(path, name) ?? name),
    ].flatMap((rule) => (rule === undefined ? [] : [`${path} imports ${name}: ${rule} (${EXPLAINED}).`]));
  });
}

function listsMethods(from: string, name: string): string | undefined {
  const readers = listingEntries[name];
  if (!readers || readers.includes(from) || from === 'packages/gateway') return undefined;
  return `it lists every method of the contract, and is for ${readers.join(', ')} only`;
}

function isForeignToPackages(from: string, name: string): string | undefined {
  if (!from.startsWith('packages/')) return undefined;
  if (!forbiddenInPackages.some((one) => name.startsWith(one))) return undefined;
  return 'packages know neither router nor query cache nor translations nor mocks';
}

function crossesPackages(path: string, from: string, to: string, name: string): string | undefined {
  const allowed = mayImport[from] ?? [];
  if (!allowed.includes(to) && !(looksFromOutside(path) && to === 'mocks'))
    return `${from} may import ${allowed.join(', ') || 'no other package'}, not ${to}`;
  return name.startsWith('.') ? `another package is imported by its name, @careers/…` : undefined;
}

/** Folders of which all is for tests. */
const testCode = /^(?:e2e|tools|mocks\/(?:contract|sabotage))\//;

function usesTestCode(path: string, imported: string): string | undefined {
  if (testCode.test(path) || looksFromOutside(path) || !looksFromOutside(imported)) return undefined;
  return 'tests, stories and folders named testing are imported by tests and stories only';
}

/** The feature whose inside is imported, bypassing its index; undefined if none is. */
function entersFeature(path: string, target: string): string | undefined {
  const from = featureOf(path);
  const to = featureOf(target);
  if (!to || from === to || looksFromOutside(path)) return undefined;
  const inside = target.slice(target.indexOf(`/features/${to}/`) + `/features/${to}/`.length);
  // The table of pages may import pages directly.
  if (path.endsWith('/app/pages.ts') && /-page\.tsx$/.test(inside)) return undefined;
  if (['index.ts', ...lazyEntries].includes(inside)) return undefined;
  return `a feature is imported through its index.ts`;
}

/** Parts of features that are loaded on demand; an index would add them to the chunk of its importer. */
const lazyEntries = [
  'login-popover.tsx',
  'captcha-host.tsx',
  'login-host.tsx',
  'consent-host.tsx',
  'group-portal.ts',
];

function featureOf(path: string): string | undefined {
  return /apps\/portal\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Features that import each other, directly or through others. */
function circularFeatures(files: readonly SourceFile[]): string[] {
  const known = files.map(({ path }) => path);
  const reach = new Map<string, Set<string>>();
  for (const file of files) {
    const from = featureOf(file.path);
    if (!from || looksFromOutside(file.path)) continue;
    for (const target of importsOf(file).flatMap((one) => filesOf(file.path, one, known))) {
      const to = featureOf(target);
      if (to && to !== from) reach.set(from, (reach.get(from) ?? new Set()).add(to));
    }
  }
  const comesBack = (start: string, feature: string, seen: Set<string>): boolean =>
    [...(reach.get(feature) ?? [])].some((next) => {
      if (next === start) return true;
      if (seen.has(next)) return false;
      return comesBack(start, next, seen.add(next));
    });
  return [...reach.keys()]
    .filter((start) => comesBack(start, start, new Set()))
    .map((start) => `the feature ${start} imports itself through another feature (${EXPLAINED}).`);
}

/** The package of the workspace that a name such as `@careers/ui/floating` belongs to. */
function workspacePackage(name: string): string | undefined {
  const own = /^@careers\/([^/]+)/.exec(name)?.[1];
  return own === undefined
    ? undefined
    : Object.keys(mayImport).find((one) => one === own || one.endsWith(`/${own}`));
}

function packageOf(path: string): string | undefined {
  return Object.keys(mayImport).find((one) => path === one || path.startsWith(`${one}/`));
}

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = ['node_modules', 'dist', 'build', 'reports', '.turbo', '.git'];

export function readSources(folder = root): SourceFile[] {
  return readdirSync(folder).flatMap((name): SourceFile[] => {
    const path = join(folder, name);
    if (skipped.includes(name)) return [];
    if (statSync(path).isDirectory()) return readSources(path);
    if (!/\.[cm]?[jt]sx?$/.test(name)) return [];
    return [{ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = findViolations(readSources());
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
