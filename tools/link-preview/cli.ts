import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '@careers/portal/config';
import { readConfigFile } from '../headers/config-file.ts';
import { drawPicture } from './draw-picture.ts';
import { PICTURE, previewPage } from './preview-page.ts';
import { readWebsite } from './read-website.ts';

/**
 * Writes the preview of links to a deployment: `index.html` with the website's texts, and a picture of its scene. Paths are
 * relative to the folder of the command.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const from = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const usage = `Usage: npm run link-preview -- --url URL --out DIR [--config FILE] [--build DIR]
  --url     where the portal lies, such as https://careers.example/
  --config  the deployment's config.json; the build's own without it
  --build   the built portal; apps/portal/dist without it`;

try {
  if (process.argv.some((arg) => arg === '--help' || arg === '-h')) console.log(usage);
  else await write();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = 1;
}

async function write(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      out: { type: 'string' },
      config: { type: 'string' },
      build: { type: 'string' },
    },
  });
  const home = URL.parse(values.url ?? '');
  if (!home || !/^https?:$/.test(home.protocol))
    throw new Error('--url: the address of the portal is needed, such as https://careers.example/');
  // The portal's address is that of a folder, with or without a slash at its end.
  home.pathname = home.pathname.replace(/\/?$/, '/');
  if (!values.out) throw new Error('--out: a folder for the files is needed');
  const build = values.build ? from(values.build) : `${root}apps/portal/dist`;
  const config = values.config ? from(values.config) : `${build}/config.json`;
  const html = readFileSync(`${build}/index.html`, 'utf8');
  const website = await readWebsite(readConfig(readConfigFile(config)), home);
  const out = from(values.out);
  mkdirSync(out, { recursive: true });
  for (const [name, content] of [
    ['index.html', previewPage(html, website, home)],
    [PICTURE.file, await drawPicture(website)],
  ] as const) {
    writeFileSync(resolve(out, name), content);
    console.log(resolve(out, name));
  }
}
