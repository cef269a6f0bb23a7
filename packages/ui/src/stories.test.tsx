import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import * as floating from './floating.ts';
import * as forms from './forms.ts';
import * as kit from './index.ts';
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

/** Components that nobody sees. */
const unseen = ['FloatingRootProvider', 'LiveRegion', 'VisuallyHidden'];

describe('the stories of the kit', () => {
  test('show every component that can be seen', () => {
    const components = Object.entries({ ...kit, ...forms, ...floating })
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isMemo(value)))
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
