import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApi } from './schema/open-api.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The names of all headers that an OpenAPI document describes, wherever in it. */
function headersIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'in' in part && part.in === 'header' && 'name' in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(headersIn)];
}

it('who deploys reads which headers a gateway on another origin has to allow: all that the contract has', () => {
  const sent = new Set(['Content-Type', ...headersIn(openApi())]);
  expect(sent).toContain('linkPass');
  expect([...sent].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
