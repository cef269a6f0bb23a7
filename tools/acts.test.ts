import { describe, expect, it } from 'vitest';
import { findSkippedActs } from './acts.ts';
import { readSources } from './boundaries.ts';

const found = (text: string, path = 'apps/portal/src/a.test.tsx') => findSkippedActs([{ path, text }]);

describe('a test whose act may be passed over is refused', () => {
  it.each([
    'const [card] = screen.getAllByRole("article");\nif (card) await user.click(card);',
    'const box = document.querySelector("input");\nif (box) {\n  await user.click(box);\n}',
    'const one = deliveries[0];\nif (one) one.timeline.push(late);',
    'screen.queryByRole("button")?.click();',
    'link && (await user.click(link));',
    'if (await button.isVisible()) await button.click();',
    'await user.click(found ?? document.body);',
    'await user.click((await screen.findAllByRole("button", { name: "Try (again)" })).at(-1) ?? document.body);',
    'await user.click(\n  within(first ?? main()).getByRole("button"),\n);',
    '(found ?? document.body).focus();',
    'within(first ?? main())\n  .getByRole("button", { name: "Read" })\n  .focus();',
  ])('%s', (text) => {
    expect(found(text)).toHaveLength(1);
  });
});

it.each([
  'const [card] = screen.getAllByRole("article");\nawait user.click(present(card));',
  'await user.type(field, days[1] ?? other);',
  'await page.getByLabel("Code").fill((await newestCode(page)) ?? "");',
  'await user.click(present(card));\nconst next = found ?? first;',
  'test.each([true, false])("", async (byMail) => { if (byMail) await user.click(tab); })',
])('one that acts in any case passes: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('only tests are looked at', () => {
  expect(found('button?.focus();', 'apps/portal/src/a.tsx')).toEqual([]);
});

it('the tests of the project keep to it', () => {
  expect(findSkippedActs(readSources())).toEqual([]);
});
