import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLayerViolations, layers } from './layers.ts';

const file = (path: string, text: string) => ({ path: `apps/portal/src/${path}`, text });

describe('a file imports its own layer and lower ones', () => {
  it.each([
    ['a feature', 'features/home/a.ts', "import { b } from '../../core/b.ts';"],
    ['the top layer', 'create-portal.tsx', "export { b } from './shell/b.ts';"],
    ['a test', 'site-config/a.test.ts', "import { b } from '../app/b.ts';"],
    ['a story', 'site-config/a.stories.tsx', "import { b } from '../app/b.ts';"],
    [
      'a file for what is fetched later',
      'site-config/later.lazy.ts',
      "const b = () => import('../app/b.ts');",
    ],
    [
      'a pattern of files that are fetched later',
      'site-config/later.lazy.ts',
      "const all = import.meta.glob(['../app/*.ts', '!../app/a.ts']);",
    ],
    ['a pattern of what is left out', 'site-config/a.ts', "import.meta.glob(['./*.ts', '!../app/*.ts']);"],
    [
      'a text that looks like an import',
      'site-config/a.ts',
      'const text = "import { b } from \'../app/b.ts\'";',
    ],
  ])('%s may', (_, path, text) => {
    expect(findLayerViolations([file(path, text)])).toEqual([]);
  });

  it.each([
    ['an import', 'site-config/a.ts', "import { b } from '../features/home/b.ts';"],
    ['a type', 'site-config/a.ts', "import type { B } from '../app/b.ts';"],
    ['a type that is named where it is used', 'site-config/a.ts', "type B = import('../app/b.ts').B;"],
    ['what is imported and handed on', 'site-config/a.ts', "import { b } from '../app/b.ts';\nexport { b };"],
    ['a worker', 'site-config/a.ts', "new Worker(new URL('../app/b.ts', import.meta.url));"],
    ['a name that is handed on', 'site-config/a.ts', "export * from '../forms/b.ts';"],
    ['a shared worker', 'site-config/a.ts', "new SharedWorker(new URL('../app/b.ts', import.meta.url));"],
    ['a pattern of files', 'site-config/a.ts', "const all = import.meta.glob('../app/*.ts');"],
    [
      'one of several patterns of files',
      'site-config/a.ts',
      "const all = import.meta.glob<{ b: string }>(['./*.ts', '../app/*.ts'], { import: 'b' });",
    ],
    [
      'a pattern of files in a lazy file that loads them at once',
      'site-config/a.lazy.ts',
      "const all = import.meta.glob('../app/*.ts', { eager: true });",
    ],
    ['a lazy import', 'features/home/a.ts', "const b = () => import('../../shell/b.tsx');"],
    [
      'an import of the lazy file that is not lazy',
      'site-config/a.lazy.ts',
      "import { b } from '../app/b.ts';",
    ],
  ])('%s does not go up', (_, path, text) => {
    const [found, ...others] = findLayerViolations([file(path, text)]);
    expect(others).toEqual([]);
    expect(found).toMatch(/is below .+docs\/architecture\.md, Layers/s);
  });

  it('a pattern of files goes up to whatever its star stands for', () => {
    const above = file('app/b.lazy.ts', '');
    const found = (pattern: string) =>
      findLayerViolations([file('site-config/a.ts', `import.meta.glob(${pattern});`), above]);
    expect(found("'../*/b.lazy.ts'")).toEqual([
      expect.stringContaining('imports apps/portal/src/app/b.lazy.ts:'),
    ]);
    expect(found("['../*/b.lazy.ts', '!../app/*.ts']")).toEqual([]);
  });

  it('every file is in a layer', () => {
    expect(findLayerViolations([file('elsewhere/a.ts', '')])).toEqual([
      'apps/portal/src/elsewhere/a.ts is in no layer of apps/portal/src (docs/architecture.md, Layers).',
    ]);
  });
});

describe('docs/architecture.md', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
  const rowOf = (name: string) => page.split('\n').filter((line) => line.startsWith(`| \`${name}\` `));

  it.each(Object.keys(layers))('lists the layers of %s, the highest first', (place) => {
    const listed = (layers[place] ?? []).map(([name]) => name).reverse();
    const tables = page
      .split('\n\n')
      .map((table) => [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name));
    expect(tables).toContainEqual(listed);
  });

  it.each(['apps/portal/src/core', 'mocks/src'])('names the folders of each layer of %s', (place) => {
    for (const [name, ...places] of layers[place] ?? [])
      for (const folder of places.filter((one) => one.endsWith('/')))
        expect(rowOf(name).join('\n'), `${folder} in the row of ${name}`).toContain(
          `\`${folder.slice(0, -1)}\``,
        );
  });
});

it('a circular import is reported, also through a type and a lazy import', () => {
  const found = findLayerViolations([
    { path: 'packages/ui/src/a.ts', text: "import type { B } from './b.ts';" },
    { path: 'packages/ui/src/b.ts', text: "export const c = () => import('./c.ts');" },
    { path: 'packages/ui/src/c.ts', text: "import { a } from './a.ts';" },
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('packages/ui/src/c.ts\n  imports packages/ui/src/a.ts\n  a circular import');
});

it.each([
  ['is reported', "import.meta.glob('./parts/*.ts')", 1],
  ['is none where the pattern leaves the file out', "import.meta.glob(['./parts/**/*.ts', '!**/c.ts'])", 0],
  ['is none of a file that its own pattern names', "import.meta.glob('./{a,b}.ts')", 0],
])('a circular import through a pattern of files %s', (_, all, count) => {
  const found = findLayerViolations([
    { path: 'packages/ui/src/a.ts', text: `export const all = ${all};` },
    { path: 'packages/ui/src/parts/b.ts', text: '' },
    { path: 'packages/ui/src/parts/c.ts', text: "import { all } from '../a.ts';" },
  ]);
  expect(found).toHaveLength(count);
});

it('an import that makes several circular imports is reported once', () => {
  const ui = (name: string, text: string) => ({ path: `packages/ui/src/${name}.ts`, text });
  const found = findLayerViolations([
    ui('a', "import { b } from './b.ts';"),
    ui('b', "import { c } from './c.ts';\nimport { d } from './d.ts';"),
    ui('c', "import { a } from './a.ts';"),
    ui('d', "import { a } from './a.ts';"),
  ]);
  expect(found).toHaveLength(1);
});
