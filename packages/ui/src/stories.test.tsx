import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { axeFindings } from './testing/axe.ts';

type Stories = Readonly<Record<string, FunctionComponent | { readonly title: string }>>;

const files = import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('./**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = Object.entries(files).flatMap(([file, { default: _title, ...named }]) =>
  Object.entries(named).map(([name, Story]) => ({
    story: `${file} ${name}`,
    Story: Story as FunctionComponent,
  })),
);

/** What others import from the kit, by the names of its package.json. */
const modules = import.meta.glob<object>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*', '!./testing/**']);
const entries = Object.values(manifest.exports).flatMap(
  (path) => modules[path.replace('./src/', './')] ?? [],
);

/** Components that nobody sees. */
const unseen = ['FloatingRootProvider', 'LiveRegion', 'VisuallyHidden'];

describe('the stories of the kit', () => {
  test('show every component that can be seen', async () => {
    expect(entries.length).toBeGreaterThan(5);
    const exported = (await Promise.all(entries.map((load) => load()))).flatMap(Object.entries);
    const components = exported
      .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || isMemo(value)))
      .map(([name]) => name);
    expect(components.length).toBeGreaterThan(50);
    const all = Object.values(sources).join('\n');
    const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(all));
    expect(missing.filter((name) => !unseen.includes(name))).toEqual([]);
  });

  test.each(stories)('axe finds nothing wrong in $story', async ({ Story }) => {
    render(<Story />);
    expect(await axeFindings()).toEqual([]);
  });
});

function isMemo(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
