import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnScenes } from '@careers/ui/vite';
import { build } from 'vite';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * Builds a page of the bench into a temporary folder with the portal's own build settings, and copies the portal's `config.json` there.
 * @returns the folder
 */
export async function buildPage(
  page: 'floor' | 'data-floor' | 'rows-floor' | 'offer-floor' | 'scenes',
  portal: string,
): Promise<string> {
  const folder = makeTemporaryFolder();
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`./pages/${page}`, import.meta.url)),
    base: './',
    plugins: [drawnScenes()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  copyFileSync(join(portal, 'config.json'), join(folder, 'config.json'));
  return folder;
}
