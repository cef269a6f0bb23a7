import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licences } from '@careers/portal/vite';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'careers-licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a script that imports one package, and returns what the build says about licences. */
async function builtWith(about: Record<string, string>, files: Record<string, string> = {}) {
  const folder = join(root, 'node_modules', about.name ?? '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', main: 'a.js', ...about }));
  writeFileSync(join(folder, 'a.js'), 'globalThis.used = 1;');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(root, 'entry.js'), `import '${about.name}';`);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [licences()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const file = parts.find(({ fileName }) => fileName === 'third-party-licences.txt');
  return file?.type === 'asset' ? String(file.source) : '';
}

describe('a build', () => {
  it('says of each package what its licence is, with its own text', async () => {
    const said = await builtWith(
      { name: '@some/thing', license: 'ISC' },
      { 'LICENCE.md': 'Copyright (c) Somebody\n' },
    );
    expect(said).toContain('@some/thing 1.2.3 (ISC)\n\nCopyright (c) Somebody\n');
    expect(said).toMatch(/^tailwindcss \d/m);
  });

  it.each([
    [{ author: 'Some Body' }, 'Some Body'],
    [{}, 'the authors of thing'],
  ])('writes out what MIT says where a package only says that it is, of %j', async (about, whose) => {
    const said = await builtWith({ name: 'thing', license: 'MIT', ...about });
    expect(said).toContain(`thing 1.2.3 (MIT)\n\nCopyright (c) ${whose}\n\nPermission is hereby granted`);
  });

  it.each(['(GPL-3.0 OR Apache-2.0)', 'MIT AND Apache-2.0'])('takes %s', async (license) => {
    const said = await builtWith({ name: 'thing', license }, { LICENSE: 'words' });
    expect(said).toContain(`thing 1.2.3 (${license})\n\nwords`);
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN x', 'MIT AND GPL-2.0', ''])(
    'is stopped by a package whose licence is %j',
    async (license) => {
      await expect(builtWith({ name: 'thing', license }, { LICENSE: 'words' })).rejects.toThrow(
        `thing 1.2.3: the licence "${license}" is none of`,
      );
    },
  );

  it('is stopped by a package without the text of its licence', async () => {
    await expect(builtWith({ name: 'thing', license: 'Apache-2.0' })).rejects.toThrow(
      'thing 1.2.3: there is no text of its licence Apache-2.0',
    );
  });
});
