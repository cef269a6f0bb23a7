import { describe, expect, it } from 'vitest';
import { findViolations, readSources } from './boundaries.ts';

const file = (path: string, text: string) => ({ path, text });

describe('packages import each other one way', () => {
  it.each([
    ['the portal may not enter mocks', 'apps/portal/src/main.tsx', "import { x } from '@careers/mocks';"],
    ['not even lazily', 'apps/portal/src/main.tsx', "const x = () => import('@careers/mocks');"],
    ['packages enter no app', 'packages/ui/src/a.ts', "import { x } from '@careers/portal';"],
    ['packages know no router', 'packages/ui/src/a.ts', "import { Link } from '@tanstack/react-router';"],
    [
      'packages know no query cache',
      'packages/captcha/src/a.ts',
      "import { useQuery } from '@tanstack/react-query';",
    ],
    [
      'the portal never imports the registry',
      'apps/portal/src/site-config/a.ts',
      "import { registry } from '@careers/gateway/registry';",
    ],
    [
      'rooms are entered by name',
      'mocks/src/core/a.ts',
      "import { x } from '../../../packages/gateway/src/index.ts';",
    ],
    [
      'a package does not take itself by its name',
      'packages/ui/src/a.ts',
      "import { b } from '@careers/ui/forms';",
    ],
    [
      'features meet through their entry',
      'apps/portal/src/features/home/a.tsx',
      "import { x } from '../positions/inside.ts';",
    ],
  ])('%s', (_, path, text) => {
    expect(findViolations([file(path, text)])).toHaveLength(1);
  });

  it('features reach each other without circles', () => {
    expect(
      findViolations([
        file('apps/portal/src/features/a/index.ts', "import { b } from '../b/index.ts';"),
        file('apps/portal/src/features/b/index.ts', "import { c } from '../c/index.ts';"),
        file('apps/portal/src/features/c/index.ts', "import { a } from '../a/index.ts';"),
      ]),
    ).toEqual(
      expect.arrayContaining(
        ['a', 'b', 'c'].map((name) =>
          expect.stringContaining(`the feature ${name} imports itself by way of another feature`),
        ),
      ),
    );
  });

  it.each([
    ['apps/portal/src/site-config/a.ts', "import { login } from '@careers/gateway/contract';"],
    ['mocks/src/core/a.ts', "import { registry } from '@careers/gateway/registry';"],
    ['apps/sandbox/src/a.ts', "import { registry } from '@careers/gateway/registry';"],
    ['apps/portal/src/features/a/a.test.ts', "import { createLocalWorld } from '@careers/mocks';"],
    ['packages/captcha/src/a.tsx', "import { Dialog } from '@careers/ui/floating';"],
  ])('%s may say %s', (path, text) => {
    expect(findViolations([file(path, text)])).toEqual([]);
  });

  it('holds for the whole repository', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(200);
    expect(findViolations(sources)).toEqual([]);
  });
});
