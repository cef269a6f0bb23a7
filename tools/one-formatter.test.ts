import { expect, it } from 'vitest';
import { readSources } from './boundaries.ts';
import { looksFromOutside } from './imports.ts';

/** Where formatters of dates are made; everything else asks for one there. */
const MAKER = 'packages/ui/src/date-format.ts';
/** Makes one before anybody needs any, and writes nothing with it (decision 0111). */
const BEFOREHAND = 'apps/portal/src/boot.ts';

it('dates and times that people read are written by one formatter', () => {
  const makers = readSources()
    .filter(({ path }) => /^(packages|apps\/portal)\//.test(path) && !looksFromOutside(path))
    .filter(({ text }) => /new Intl\.DateTimeFormat|\.toLocale(Date|Time)?String\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => path !== BEFOREHAND);
  expect(makers).toEqual([MAKER]);
});
