import { fileOf, filesOf, importsOf, looksFromOutside, type SourceFile } from './imports.ts';

/** A layer of a package: its name, and its folders or files. */
type Layer = readonly [name: string, ...places: string[]];

/** The layers of each package that has some, lowest first: a file may import its own layer and lower ones. */
export const layers: Readonly<Record<string, readonly Layer[]>> = {
  'apps/portal/src': [
    ['core', 'core/', 'locales/'],
    ['site-config', 'site-config/'],
    ['forms', 'forms/'],
    ['share', 'share/'],
    ['features', 'features/'],
    ['shared-page', 'shared-page/'],
    ['shell', 'shell/'],
    ['app', 'app/', 'create-portal.tsx', 'main.tsx', 'boot.ts'],
  ],
  'apps/portal/src/core': [
    [
      'device',
      'session/',
      'copy-text.ts',
      'day-ms.ts',
      'new-key.ts',
      'save-file.ts',
      'true-canvas.ts',
      'use-focus-once-gone.ts',
      'use-has-been.ts',
      'use-last.ts',
    ],
    ['words', 'language/', 'format/', 'rich-text/', 'receipt.tsx', 'about.tsx', 'list-with-more.tsx'],
    ['parts', 'failures/', 'typed/', 'parts/'],
    ['portal', 'portal/'],
    ['calls', 'calls/'],
    ['navigation', 'navigation/'],
  ],
  'apps/portal/src/features/resume': [
    ['model', 'model/'],
    ['import', 'import/', 'import.lazy.ts'],
    ['view', 'view/'],
    ['editor', 'editor/'],
    ['improve', 'improve/'],
    ['templates', 'templates/'],
    ['entry', 'index.ts'],
  ],
  'mocks/src': [
    ['core', 'core/'],
    ['data', 'data/', 'pictures/', 'texts.ts'],
    ['domain', 'domain/', 'captcha/', 'faults/', 'positions/', 'resumes/', 'scenarios/', 'sites/'],
    ['process', 'process/', 'recommendations/'],
    ['backend', 'backend/', 'directory/'],
    ['world', 'world/'],
    ['control', 'control/'],
    ['adapters', 'adapters/', 'index.ts'],
  ],
  'mocks/contract': [
    ['target', 'target/'],
    ['cases', 'cases/', 'rules/'],
    ['run', 'run.ts', 'shuffled.ts'],
    ['report', 'report/'],
    [
      'judge',
      'judge.ts',
      'preflight.ts',
      'reason-of.ts',
      'unjudgeable.ts',
      'diff/',
      'testing/',
      'index.ts',
      'arguments.ts',
      'command.ts',
      'terminal.ts',
      'write-report.ts',
      'cli.ts',
    ],
  ],
};

/** The document that explains the rules in these messages. */
const EXPLAINED = 'docs/architecture.md, Layers';

/** Imports of higher layers, files in no layer, and circular imports. */
export function findLayerViolations(files: readonly SourceFile[]): string[] {
  return [...Object.keys(layers).flatMap((place) => wrongLayers(place, files)), ...circularImports(files)];
}

function wrongLayers(place: string, files: readonly SourceFile[]): string[] {
  const known = files.map(({ path }) => path);
  return files.flatMap((file) => {
    const { path } = file;
    if (!path.startsWith(`${place}/`) || looksFromOutside(path)) return [];
    const from = layerOf(place, path);
    if (!from) return [`${path} is in no layer of ${place} (${EXPLAINED}).`];
    return importsOf(file).flatMap((one) => {
      if (one.lazy && /\.lazy\.tsx?$/.test(path)) return [];
      // A pattern is judged by its own path, and by the files that it matches, since a star may stand for the folder of a layer.
      const targets = new Set([fileOf(path, one.name) ?? '', ...filesOf(path, one, known)]);
      return [...targets].flatMap((target) => {
        const to = layerOf(place, target);
        if (!to || to.level <= from.level) return [];
        return [
          `${path} imports ${target}: ${from.name} is below ${to.name}, and imports only its own layer and lower ones; what is fetched later may go up through a file named *.lazy.ts (${EXPLAINED}).`,
        ];
      });
    });
  });
}

function layerOf(place: string, path: string): { readonly name: string; readonly level: number } | undefined {
  if (!path.startsWith(`${place}/`)) return undefined;
  const inside = path.slice(place.length + 1);
  const list = layers[place] ?? [];
  const level = list.findIndex(([, ...places]) =>
    places.some((one) => (one.endsWith('/') ? inside.startsWith(one) : inside === one)),
  );
  const name = list[level]?.[0];
  return name === undefined ? undefined : { name, level };
}

/** Files that import each other, directly or through others, including types and lazy imports. */
function circularImports(files: readonly SourceFile[]): string[] {
  const known = new Map(files.filter(({ path }) => !looksFromOutside(path)).map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  /** One wrong import makes many circular imports; only the first is reported. */
  const told = new Set<string>();
  const tell = (cycle: readonly string[]): void => {
    const imports = cycle.slice(1).map((path, at) => `${cycle[at]} ${path}`);
    if (!imports.some((one) => told.has(one)))
      found.push(
        `${cycle.join('\n  imports ')}\n  a circular import: no file may import itself through others (${EXPLAINED}).`,
      );
    for (const one of imports) told.add(one);
  };
  const walk = (path: string, way: readonly string[]): void => {
    const begun = way.indexOf(path);
    if (begun >= 0) {
      tell([...way.slice(begun), path]);
      return;
    }
    const file = known.get(path);
    if (!file || done.has(path)) return;
    for (const one of importsOf(file))
      for (const target of filesOf(path, one, known.keys())) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of known.keys()) walk(path, []);
  return found;
}
