import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '../boundaries.ts';
import { drawPicture } from './draw.ts';
import { type Arrow, arrowsBetween, foldersUnder, packageOf } from './imports.ts';
import { orderOf } from './order.ts';
import { folder, pictures } from './pictures.ts';

const inPortal = foldersUnder('apps/portal/src');
const arrow = (from: string, to: string, files = 1, lazy = false): Arrow => ({ from, to, files, lazy });

describe('the arrows of a picture', () => {
  it('count the files of one folder that import another', () => {
    const files = [
      {
        path: 'apps/portal/src/app/a.ts',
        text: "import { b } from '../features/b.ts';\nimport '../features/c.ts';",
      },
      { path: 'apps/portal/src/app/d.ts', text: "export type {\n  B,\n} from '../features/b.ts';" },
      { path: 'apps/portal/src/app/e.ts', text: "import { a } from './a.ts';" },
    ];
    expect(arrowsBetween(files, inPortal)).toEqual([arrow('app', 'features', 2)]);
  });

  it('are lazy where nothing but import() leads there', () => {
    const onDemand = {
      path: 'apps/portal/src/app/a.ts',
      text: "const a = () => import('../features/a.ts');",
    };
    const fixed = { path: 'apps/portal/src/app/b.ts', text: "import { a } from '../features/a.ts';" };
    expect(arrowsBetween([onDemand], inPortal)).toEqual([arrow('app', 'features', 1, true)]);
    expect(arrowsBetween([onDemand, fixed], inPortal)).toEqual([arrow('app', 'features', 2)]);
  });

  it('leave out tests and what only tests use', () => {
    const text = "import { a } from './features/a.ts';";
    const files = ['unmount.test.ts', 'testing/open.ts'].map((name) => ({
      path: `apps/portal/src/${name}`,
      text,
    }));
    expect(arrowsBetween(files, inPortal)).toEqual([]);
  });

  it('lead from package to package by the names that are imported', () => {
    const files = [
      { path: 'apps/sandbox/src/main.tsx', text: "import { createWorld } from '@careers/mocks/browser';" },
      {
        path: 'mocks/src/a.ts',
        text: "import { v } from '@careers/gateway/contract';\nimport { w } from './b.ts';",
      },
    ];
    expect(arrowsBetween(files, packageOf)).toEqual([arrow('sandbox', 'mocks'), arrow('mocks', 'gateway')]);
  });
});

describe('the order of a picture', () => {
  it('has each box above what it imports', () => {
    expect(orderOf([arrow('b', 'c'), arrow('a', 'b'), arrow('a', 'c')])).toEqual(['a', 'b', 'c']);
  });

  it('breaks a circular import at the arrow that stands for the fewest files', () => {
    expect(orderOf([arrow('low', 'high', 1), arrow('high', 'low', 9)])).toEqual(['high', 'low']);
  });
});

it('a picture names its boxes, and shows in red the imports that go up', () => {
  const svg = drawPicture('The packages', [arrow('high', 'low', 9), arrow('low', 'high')]);
  expect(svg).toContain('>high</text>');
  expect(svg).toMatch(/class="arrow"[^\n]*high imports low in 9 files/);
  expect(svg).toMatch(/class="arrow up"[^\n]*low imports high in 1 file</);
});

describe('the pictures in docs/pictures', () => {
  const sources = readSources();
  /**
   * The arrows of a picture, and whether they are on demand only. The number of files is left out, since it changes all the time.
   */
  const arrowsIn = (svg: string) =>
    [...svg.matchAll(/class="arrow([\w ]*)"[^\n]*<title>(\S+ imports \S+) in/g)]
      .map(([, how = '', arrow]) => (how.includes('lazy') ? `${arrow} on demand` : arrow))
      .sort();

  it.each(pictures)(
    '$file shows the imports as they are; `npm run picture` draws it anew',
    ({ file, title, boxOf }) => {
      const drawn = arrowsIn(readFileSync(`${folder}${file}`, 'utf8'));
      expect(drawn.length).toBeGreaterThan(5);
      expect(drawn).toEqual(arrowsIn(drawPicture(title, arrowsBetween(sources, boxOf))));
    },
  );
});
