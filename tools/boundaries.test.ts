import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations, mayImport, readSources } from './boundaries.ts';

const file = (path: string, text: string) => ({ path, text });

describe('a package imports only the packages that it may', () => {
  it.each([
    ['the portal may not import the mock', 'apps/portal/src/main.tsx', "import { x } from '@careers/mocks';"],
    [
      'the portal may not import the mock lazily either',
      'apps/portal/src/main.tsx',
      "const x = () => import('@careers/mocks');",
    ],
    ['a package imports no app', 'packages/ui/src/a.ts', "import { x } from '@careers/portal';"],
    ['packages know no router', 'packages/ui/src/a.ts', "import { Link } from '@tanstack/react-router';"],
    [
      'packages know no query cache',
      'packages/captcha/src/a.ts',
      "import { useQuery } from '@tanstack/react-query';",
    ],
    [
      'packages know no translations',
      'packages/ui/src/a.tsx',
      "import { Trans } from '@lingui/react/macro';",
    ],
    ['packages know no mocks', 'packages/gateway/src/client/a.ts', "import { http } from 'msw';"],
    [
      'packages make up no data',
      'packages/gateway/src/client/a.ts',
      "import '@faker-js/faker/locale/zh_CN';",
    ],
    [
      'a test may import the mock too, and no other package more than its own may',
      'packages/ui/src/a.test.ts',
      "import { x } from '@careers/portal';",
    ],
    [
      'the portal never imports the reference',
      'apps/portal/src/site-config/a.ts',
      "import { reference } from '@careers/gateway/reference';",
    ],
    [
      'the portal never imports the registry',
      'apps/portal/src/site-config/a.ts',
      "import { registry } from '@careers/gateway/registry';",
    ],
    [
      'another package is imported by its name, not by a path',
      'mocks/src/core/a.ts',
      "import { x } from '../../../packages/gateway/src/index.ts';",
    ],
    [
      'a package does not import itself by its name',
      'packages/ui/src/a.ts',
      "import { b } from '@careers/ui/forms';",
    ],
    [
      'a feature is imported through its index alone',
      'apps/portal/src/features/home/a.tsx',
      "import { x } from '../positions/inside.ts';",
    ],
    [
      'a page is imported by the table of pages alone',
      'apps/portal/src/shell/a.tsx',
      "const x = () => import('../features/home/home-page.tsx');",
    ],
    [
      'the table of pages imports pages, and nothing else inside of a feature',
      'apps/portal/src/app/pages.ts',
      "import { x } from '../features/home/inside.ts';",
    ],
    [
      'what people get is not made of what only tests use',
      'apps/portal/src/features/a/a.tsx',
      "import { x } from '../../testing/open-portal.ts';",
    ],
    [
      'what people get is not made of what another package has for tests',
      'packages/captcha/src/a.ts',
      "import { axeFindings } from '@careers/ui/testing/axe';",
    ],
    ['nobody imports a test', 'mocks/src/core/a.ts', "export * from './b.test.ts';"],
    ['nobody imports a story', 'packages/ui/src/a.ts', "const b = () => import('./b.stories.tsx');"],
  ])('%s', (_, path, text) => {
    expect(findViolations([file(path, text)])).toHaveLength(1);
  });

  it('reports a circular import of features', () => {
    expect(
      findViolations([
        file('apps/portal/src/features/a/index.ts', "import { b } from '../b/index.ts';"),
        file('apps/portal/src/features/b/index.ts', "import { c } from '../c/index.ts';"),
        file('apps/portal/src/features/c/index.ts', "import { a } from '../a/index.ts';"),
      ]),
    ).toEqual(
      expect.arrayContaining(
        ['a', 'b', 'c'].map((name) =>
          expect.stringContaining(`the feature ${name} imports itself through another feature`),
        ),
      ),
    );
  });

  it.each([
    ['apps/portal/src/site-config/a.ts', "import { login } from '@careers/gateway/contract';"],
    ['mocks/src/core/a.ts', "import { registry } from '@careers/gateway/registry';"],
    ['apps/sandbox/src/a.ts', "import { registry } from '@careers/gateway/registry';"],
    ['apps/portal/src/features/a/a.test.ts', "import { createLocalWorld } from '@careers/mocks';"],
    ['apps/portal/src/testing/a.ts', "import { present } from '@careers/ui/testing/present';"],
    ['mocks/contract/rules/a.ts', "import { x } from '@careers/validation/testing/compound-file';"],
    ['packages/captcha/src/a.tsx', "import { Dialog } from '@careers/ui/floating';"],
  ])('%s may contain %s', (path, text) => {
    expect(findViolations([file(path, text)])).toEqual([]);
  });

  it('a file is read whatever it is written in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    const names = ['a.ts', 'b.tsx', 'c.mts', 'd.cts', 'e.js', 'f.jsx', 'g.mjs', 'h.cjs'];
    for (const name of [...names, 'words.json', 'look.css']) writeFileSync(join(folder, name), '');
    const found = readSources(folder).map(({ path }) => basename(path));
    rmSync(folder, { recursive: true });
    expect(found.toSorted()).toEqual(names);
  });

  it('holds for the whole repository', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(200);
    expect(findViolations(sources)).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
  const listed = new Map(
    [...page.matchAll(/^\| `((?:apps|packages)\/\w+|mocks|e2e|tools)` +\| [^|]+ \| ([^|]+) \|$/gm)].map(
      ([, name = '', others = '']) => [name, others.match(/\w+/g) ?? []],
    ),
  );

  it.each(Object.entries(mayImport))('says which packages %s may import', (name, others) => {
    const names = others.map((other) => other.replace(/^\w+\//, ''));
    expect(listed.get(name)?.toSorted()).toEqual(names.toSorted());
  });
});
