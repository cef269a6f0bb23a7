import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;

/** Every file that an entry reaches, and the names of the packages that those import. */
function reach(entry: string): { files: string[]; packages: Set<string> } {
  const files = [join(src, entry)];
  const packages = new Set<string>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)) {
      const path = join(dirname(file), name);
      if (!name.startsWith('.')) packages.add(name);
      else if (!files.includes(path)) files.push(path);
    }
  return { files: files.map((file) => relative(src, file).replaceAll('\\', '/')), packages };
}

test('the light entry of the kit imports neither Radix nor the components of long forms', () => {
  const light = reach('index.ts');
  expect(light.files).toContain('button/button.tsx');
  expect([...light.packages].filter((name) => name.includes('radix'))).toEqual([]);
  expect(light.files.filter((file) => /^(dates|files|lists)\//.test(file))).toEqual([]);
});

test('the entry for long forms has the date inputs, and leaves Radix for their calendars to be fetched later', () => {
  const forms = reach('forms.ts');
  expect(forms.files).toContain('dates/picker-input.tsx');
  expect([...forms.packages].filter((name) => name.includes('radix'))).toEqual([]);
});
