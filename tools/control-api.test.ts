import { readFileSync } from 'node:fs';
import { createLocalWorld } from '@careers/mocks';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the README lists every call of the control API', async () => {
  const { transport } = createLocalWorld({ size: 0 });
  const request = { method: 'GET', url: 'http://mock.example/__sandbox/unknown', headers: {} } as const;
  const { text } = await transport(request, { signal: new AbortController().signal });
  const [, calls = ''] = /one of (.+)"/.exec(text) ?? [];
  expect(calls).toContain('POST advance');
  for (const call of calls.split(', ')) expect(readme).toContain(`\`${call}`);
});
