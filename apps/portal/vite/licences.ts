import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import { mitText } from './mit-text.ts';

/** Where a build says whose work is in it. */
const LICENCES_FILE = 'third-party-licences.txt';

/** Licences that ask for no more than to be told of; any other stops the build until somebody has read it. */
const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** What workers are made of: they are bundled apart, before the pages are written. */
const ofWorkers = new Set<string>();

/** Its rules are written into the style sheet, which no longer knows the files it was made of. */
const ofTheStyles = fileURLToPath(new URL('../node_modules/tailwindcss', import.meta.url));

/**
 * Writes the licence of every package of which something is in the build, and says in its pages where.
 * A package with another licence than those above, or without its text, stops the build.
 */
export function licences(): Plugin {
  return {
    name: 'careers-licences',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('</head>', `<!-- ${LICENCES_FILE} -->\n  </head>`),
    generateBundle(_, bundle) {
      const folders = new Set([...packagesIn(bundle), ...ofWorkers, ofTheStyles]);
      const packages = [...folders].sort().map(readPackage);
      const problems = packages.flatMap(problemOf);
      if (problems.length > 0) this.error(problems.join('\n'));
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: describe(packages) });
    },
  };
}

/** Notes of which packages something is in a worker, for `licences`. */
export function licencesOfWorker(): Plugin {
  return {
    name: 'careers-licences-of-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const folder of packagesIn(bundle)) ofWorkers.add(folder);
    },
  };
}

/** The folders of the packages that the bundle's modules belong to. */
function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  const folders = modules.flatMap(
    (id) => /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), ''),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })]), ''),
});

interface BundledPackage {
  readonly title: string;
  readonly licence: string;
  readonly text: string;
}

function readPackage(folder: string): BundledPackage {
  const read = v.parse(manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const { name, version, license: licence } = read;
  const author = typeof read.author === 'string' ? read.author : read.author.name;
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  // Some say that they are MIT, and leave out its words.
  const said = licence === 'MIT' ? mitText(author || `the authors of ${name}`) : '';
  return { title: `${name} ${version}`, licence, text: text || said };
}

function problemOf({ title, licence, text }: BundledPackage): string[] {
  // Of several one may be chosen; of several that hold together each is asked for.
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (!choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one))))
    return [`${title}: the licence "${licence}" is none of ${allowed.join(', ')} (vite/licences.ts)`];
  return text ? [] : [`${title}: there is no text of its licence ${licence}`];
}

function describe(packages: readonly BundledPackage[]): string {
  const head = 'Parts of these packages are in this site. Each keeps its own licence.\n';
  const entries = packages.map(({ title, licence, text }) => `${title} (${licence})\n\n${text}\n`);
  return [head, ...new Set(entries)].join(`\n${'-'.repeat(80)}\n\n`);
}
