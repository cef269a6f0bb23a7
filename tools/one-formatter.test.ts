import { expect, it } from 'vitest';
import { readSources } from './boundaries.ts';
import { looksFromOutside } from './imports.ts';

/** The only file that creates date formatters; all others ask it for one. */
const MAKER = 'packages/ui/src/date-format.ts';
/** The only one that creates formatters of numbers. */
const NUMBER_MAKER = 'apps/portal/src/core/format/number-format.ts';
/** Creates one in advance, and formats nothing with it (decision 0111). */
const BEFOREHAND = 'apps/portal/src/boot.ts';

it('dates and times that people read are written by one formatter', () => {
  const makers = readSources()
    .filter(({ path }) => /^(packages|apps\/portal)\//.test(path) && !looksFromOutside(path))
    .filter(({ text }) => /new Intl\.DateTimeFormat|\.toLocale(Date|Time)?String\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => path !== BEFOREHAND);
  expect(makers).toEqual([MAKER]);
});

it('numbers that people read are written by formatters of one file', () => {
  const makers = readSources()
    .filter(({ path }) => /^(packages|apps\/portal)\//.test(path) && !looksFromOutside(path))
    .filter(({ text }) => /new Intl\.NumberFormat/.test(text))
    .map(({ path }) => path);
  expect(makers).toEqual([NUMBER_MAKER]);
});
