import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cataloguesOf, createModules, findUnaskedWords, pageRoots, type ReadSource } from './page-words.ts';
import { readRoutes } from './routes.ts';

const src = fileURLToPath(new URL('../apps/portal/src', import.meta.url));
const readSource: ReadSource = (path) =>
  /\.tsx?$/.test(path) && existsSync(`${src}/${path}`) ? readFileSync(`${src}/${path}`, 'utf8') : undefined;
const modules = createModules(readSource);
const table = readFileSync(`${src}/app/pages.ts`, 'utf8');
const ofPortal = cataloguesOf(
  readdirSync(`${src}/locales/en`)
    .filter((file) => file.endsWith('.po'))
    .map((file) => [file.replace('.po', ''), readFileSync(`${src}/locales/en/${file}`, 'utf8')] as const),
);
/** What is around every page, which only has the texts of the first request. */
const around = { name: 'the portal', file: 'app/portal-root.tsx', words: [] };

describe('the words of whatever a page may show', () => {
  it('are asked for by the page, or by the part that has them', () => {
    expect(findUnaskedWords([around, ...pageRoots(table)], ofPortal, modules)).toEqual([]);
  });

  it('are looked for on every page', () => {
    const pages = pageRoots(table);
    const routes = new Set(readRoutes().map((path) => path.replace(/^\/complex(?=\/)/, '')));
    expect(new Set(pages.map(({ name }) => name.replace(/^\/complex(?=\/)/, '')))).toEqual(routes);
    expect(pages.filter(({ file }) => readSource(file) === undefined)).toEqual([]);
  });

  it.each(pageRoots(table))('are no more on $name than it may show', (page) => {
    const without = (spared: string) => ({ ...page, words: page.words.filter((one) => one !== spared) });
    const spare = page.words.filter(
      (one) => findUnaskedWords([without(one)], ofPortal, modules).length === 0,
    );
    expect(spare).toEqual([]);
  });
});

describe('a file with words of another catalogue', () => {
  const page = { name: '/tea', file: 'tea/page.tsx', words: ['tea'] };
  const catalogues = new Map([
    ['tea/page.tsx', new Set(['tea'])],
    ['cup/cup.tsx', new Set(['cup'])],
    ['shell/bar.tsx', new Set(['shell'])],
  ]);
  const unasked = (files: Readonly<Record<string, string>>) =>
    findUnaskedWords(
      [page],
      catalogues,
      createModules((path) => ({ 'cup/cup.tsx': '', 'shell/bar.tsx': '', ...files })[path]),
    );
  const found = (way: string) => [`/tea shows words of cup: ${way}`];

  it.each([
    [
      'by its name',
      { 'tea/page.tsx': "import { Cup } from '../cup/cup.tsx';" },
      'tea/page.tsx > cup/cup.tsx',
    ],
    [
      'when it is wanted',
      { 'tea/page.tsx': "const cup = () => import('../cup/cup.tsx');" },
      'tea/page.tsx > cup/cup.tsx',
    ],
    [
      'by an index that passes it on',
      {
        'tea/page.tsx': "import { Cup } from '../cup/index.ts';",
        'cup/index.ts': "export { Cup } from './cup.tsx'; export { Lid } from './lid.tsx';",
      },
      'tea/page.tsx > cup/cup.tsx',
    ],
    [
      'by another file',
      {
        'tea/page.tsx': "import { set } from './set.ts';",
        'tea/set.ts': "import { Cup } from '../cup/cup.tsx';",
      },
      'tea/page.tsx > tea/set.ts > cup/cup.tsx',
    ],
  ])('is named where a page imports it %s', (_, files, way) => {
    expect(unasked(files)).toEqual(found(way));
  });

  it.each([
    ['imports nothing of it but types', { 'tea/page.tsx': "import type { Cup } from '../cup/cup.tsx';" }],
    [
      'imports something else of the same index',
      {
        'tea/page.tsx': "import { Lid } from '../cup/index.ts';",
        'cup/index.ts': "export { Cup } from './cup.tsx'; export { Lid } from './lid.tsx';",
        'cup/lid.tsx': '',
      },
    ],
    ['asks by itself', { 'tea/page.tsx': "import { Cup } from '../cup/cup.tsx'; useWords('cup', 'lid');" }],
    [
      'imports it by a part that asks',
      {
        'tea/page.tsx': "import { set } from './set.ts';",
        'tea/set.ts': "import { Cup } from '../cup/cup.tsx'; useWords('cup');",
      },
    ],
    ['imports a file of the first request', { 'tea/page.tsx': "import { Bar } from '../shell/bar.tsx';" }],
  ])('is none where a page %s', (_, files) => {
    expect(unasked(files)).toEqual([]);
  });
});
