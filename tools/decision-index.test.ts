import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const folder = new URL('docs/decisions/', root);

it('the index of decisions lists every page once', () => {
  const pages = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  const index = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{4})\]\((\1-[^)]+)\)/gm)].map(([, , file = '']) => file);
  expect(listed.sort()).toEqual(pages.sort());
});

it('no two decisions have one number', () => {
  const numbers = readdirSync(folder).flatMap((file) => /^\d{4}/.exec(file)?.[0] ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a decision of which another takes the place, in part or in whole, names that other one beside its day, and is named there', () => {
  const dayLines = new Map(
    readdirSync(folder).flatMap((file) => {
      const number = /^\d{4}/.exec(file)?.[0];
      const [, , day = ''] = readFileSync(new URL(file, folder), 'utf8').split('\n');
      return number ? [[number, day] as const] : [];
    }),
  );
  const silent = [...dayLines].flatMap(([number, day]) => {
    const [, former = ''] = /takes? the place of ([^.:]*)/.exec(day) ?? [];
    const formers = new Set(former.match(/\d{4}/g));
    return [...formers].flatMap((one) =>
      dayLines.get(one)?.includes(number) ? [] : [`${one} does not name ${number}`],
    );
  });
  expect(silent).toEqual([]);
  const unnamed = [...dayLines].flatMap(([number, day]) =>
    [...day.matchAll(/superseded by (\d{4})/g)].flatMap(([, later = '']) =>
      dayLines.get(later)?.includes(number) ? [] : [`${later} does not name ${number}`],
    ),
  );
  expect(unnamed).toEqual([]);
});

it('a test that a decision names by its title is in the file that it names', () => {
  const tests = globSync('{apps,e2e,mocks,packages}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const named = readdirSync(folder).flatMap((page) => {
    const text = readFileSync(new URL(page, folder), 'utf8').replace(/\s+/g, ' ');
    return [...text.matchAll(/"([^"]+)" in (`[^`]+\.(?:test|spec)\.tsx?`(?: and `[^`]+`)?)/g)].map(
      ([, title = '', files = '']) => ({ page, title, files: files.match(/[^`\s]+\.tsx?/g) ?? [] }),
    );
  });
  expect(named.length).toBeGreaterThan(2);
  const missing = named.flatMap(({ page, title, files }) =>
    files
      .filter((file) => !tests.some((path) => path.endsWith(file) && textOf(path).includes(title)))
      .map((file) => `${page}: ${file} has no test "${title}"`),
  );
  expect(missing).toEqual([]);
});

const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
