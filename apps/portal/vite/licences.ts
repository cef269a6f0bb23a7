import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import { mitText } from './mit-text.ts';

/** The file with the licences of a build. */
const LICENCES_FILE = 'third-party-licences.txt';

/** Licences that require only a notice; any other fails the build until somebody has read it. */
const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** The packages in workers, which are bundled separately and earlier. */
const ofWorkers = new Set<string>();

/** Tailwind's rules are in the style sheet, which does not record its source files. */
const ofTheStyles = fileURLToPath(new URL('../node_modules/tailwindcss', import.meta.url));

/**
 * Writes the licences of all packages in the build into a file, to which its pages link. A package with another licence than those above,
 * or without a licence text, fails the build (decision 0035).
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

/** Notes the packages in a worker, for `licences`. */
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
  // Some packages declare MIT without including its text.
  const said = licence === 'MIT' ? mitText(author || `the authors of ${name}`) : '';
  return { title: `${name} ${version}`, licence, text: text || said };
}

function problemOf({ title, licence, text }: BundledPackage): string[] {
  // Of licences joined by OR one may be chosen; those joined by AND all apply.
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
