import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfigFile } from './config-file.ts';
import { writeHeaders } from './write-headers.ts';

/** Writes the headers of a deployment: `careers.nginx.conf` and `_headers`. Paths are relative to the folder of the command. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const from = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const usage = `Usage: npm run headers -- --out DIR [--config FILE] [--build DIR] [--path /]
  --config  the deployment's config.json; the build's own without it
  --build   the built portal; apps/portal/dist without it
  --path    where on its host the portal lies, such as /careers/`;

try {
  if (process.argv.some((arg) => arg === '--help' || arg === '-h')) console.log(usage);
  else write();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = 1;
}

function write(): void {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      config: { type: 'string' },
      build: { type: 'string' },
      path: { type: 'string', default: '/' },
    },
  });
  if (!values.out) throw new Error('--out: a folder for the files is needed');
  const build = values.build ? from(values.build) : `${root}apps/portal/dist`;
  const config = values.config ? from(values.config) : `${build}/config.json`;
  const files = writeHeaders({
    config: readConfigFile(config),
    html: readFileSync(`${build}/index.html`, 'utf8'),
    path: values.path,
  });
  const out = from(values.out);
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(resolve(out, name), text);
    console.log(resolve(out, name));
  }
}
