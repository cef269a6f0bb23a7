import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Method } from '@careers/gateway/contract';
import * as contract from '@careers/gateway/contract';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';
import type { EarlyFiles, EarlyPage, FilesWithPage } from '../src/boot.ts';
import { fileOf, filesOf } from './files-of.ts';
import type { LateStyles } from './first-styles.ts';

const portalSource = fileURLToPath(new URL('../src', import.meta.url));
const pagesSource = join(portalSource, 'app/pages.ts');
/** The module that all pages of the group's portal wait for, and the catalogue of its header (src/app/route-tree.ts). */
const groupPortal = { module: '/features/company/group-portal.ts', words: 'company' };
/** The module of the shell's catalogue, which every page needs. */
const everyWords = 'index.ts';
/** Common to all pages of a website: the layout, which is in one file with the homepage (code-groups.ts), and its words. */
const ofSites = { module: '/shell/layout.tsx', words: 'home' };
const locales = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', 'en-us': 'en' };

/** One page of the table. */
interface PageFiles {
  readonly path: string;
  readonly access: string | undefined;
  /** Whether it has a twin below `/complex`. */
  readonly twin: boolean;
  /** The names of its catalogues. */
  readonly words: readonly string[];
  /** The modules that it imports when it is opened. */
  readonly modules: readonly string[];
}

/**
 * Writes for each page which files `boot.ts` has to fetch, and the query of its link (decisions 0007 and 0111). Not for pages that need a
 * login: their visitors have been here before, and have the files in their cache.
 */
export function listEarlyFiles(late: LateStyles): Plugin {
  return {
    name: 'careers-early-files',
    apply: 'build',
    // After the plugin that assigns the style sheets.
    enforce: 'post',
    generateBundle(_, bundle) {
      // It is not in the table: the guard redirects from it.
      this.emitFile({ type: 'asset', fileName: 'early/complex.json', source: JSON.stringify({ files: {} }) });
      for (const { path, access, twin, words, modules } of readPages())
        for (const at of twin ? [path, `/complex${path}`] : [path]) {
          const byLink = access === 'link';
          const files = at.startsWith('/complex/')
            ? earlyFiles(
                byLink,
                [...words, groupPortal.words],
                [...modules, groupPortal.module],
                bundle,
                late,
              )
            : earlyFiles(byLink, words, modules, bundle, late);
          const asks = byLink && modules.map(readLinkMethod).find(Boolean);
          const page: EarlyPage = access === 'session' ? { files: {} } : { files, ...(asks && { asks }) };
          // In lower case, since a path is matched without regard to case (decision 5.8).
          const fileName = `early${at.toLowerCase()}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(page) });
        }
    },
  };
}

/** The files that `index.html` itself names; none in development. */
export function filesWithPage(bundle: Rolldown.OutputBundle | undefined): FilesWithPage {
  if (!bundle) return { every: {}, site: {} };
  const start = filesOf('/src/main.tsx', bundle);
  const frame = filesOf(ofSites.module, bundle).filter((file) => !start.includes(file));
  return {
    every: byLanguage((folder) => [fileOf(`/locales/${folder}/${everyWords}`, bundle)]),
    site: byLanguage((folder) => [fileOf(`/locales/${folder}/${ofSites.words}.po`, bundle), ...frame]),
  };
}

/** The files of a page, without those that `index.html` names. */
function earlyFiles(
  byLink: boolean,
  words: readonly string[],
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
  late: LateStyles,
): EarlyFiles {
  const common = byLink ? ['/src/main.tsx'] : ['/src/main.tsx', ofSites.module];
  const there = common.flatMap((module) => filesOf(module, bundle));
  const own = modules.flatMap((module) => filesOf(module, bundle));
  return byLanguage((folder) => [
    ...new Set([
      ...words
        .filter((name) => byLink || name !== ofSites.words)
        .map((name) => fileOf(`/locales/${folder}/${name}.po`, bundle)),
      ...own.filter((file) => !there.includes(file)),
      ...late.fileFor(own),
    ]),
  ]);
}

function byLanguage(files: (folder: string) => string[]): EarlyFiles {
  return Object.fromEntries(Object.entries(locales).map(([locale, folder]) => [locale, files(folder)]));
}

/**
 * The query of a page's link, read from the `<LinkPage>` in the page's source; undefined for a page without one.
 *
 * @throws {Error} if its `method` is no method of the contract.
 */
function readLinkMethod(module: string): EarlyPage['asks'] {
  const source = join(portalSource, module);
  let asks: EarlyPage['asks'];
  new Visitor({
    JSXOpeningElement({ name: frame, attributes }) {
      if (frame.type !== 'JSXIdentifier' || frame.name !== 'LinkPage') return;
      const method = attributes.map(methodOf).find(Boolean);
      if (!method) throw new Error(`no method for the link in ${source}: look at vite/early-files.ts again`);
      asks = { method: method.name, group: method.groups[0] };
    },
  }).visit(parseSync(source, readFileSync(source, 'utf8')).program);
  return asks;
}

/** The method of the contract that an attribute names. */
function methodOf(attribute: ESTree.JSXAttributeItem): Method | undefined {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'method') return undefined;
  const { value } = attribute;
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'Identifier') return undefined;
  const exported: unknown = Reflect.get(contract, value.expression.name);
  return isMethod(exported) ? exported : undefined;
}

const isMethod = (exported: unknown): exported is Method =>
  typeof exported === 'object' && exported !== null && 'groups' in exported;

/**
 * Reads the table of pages from its source, since the modules that it imports cannot run here.
 *
 * @throws {Error} if no page is found, because the table is written in another way.
 */
function readPages(): PageFiles[] {
  const objects: (Span & Omit<PageFiles, 'modules'>)[] = [];
  const imports: (Span & { module: string })[] = [];
  const constants: (Span & { name: string })[] = [];
  const mentions: (Span & { name: string })[] = [];
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      const path = literals(initOf(properties, 'path'))[0];
      const [access] = literals(initOf(properties, 'access'));
      const words = literals(initOf(properties, 'words'));
      if (path) objects.push({ start, end, path, access, twin: !!initOf(properties, 'twin'), words });
    },
    ImportExpression({ start, end, source }) {
      const [module] = literals(source);
      if (module) imports.push({ start, end, module: join('/app', module).replaceAll('\\', '/') });
    },
    VariableDeclarator({ start, end, id }) {
      if (id.type === 'Identifier') constants.push({ start, end, name: id.name });
    },
    Identifier({ start, end, name }) {
      mentions.push({ start, end, name });
    },
  }).visit(parseSync(pagesSource, readFileSync(pagesSource, 'utf8')).program);
  if (objects.length === 0) throw new Error(`no page in ${pagesSource}: look at vite/early-files.ts again`);

  return objects.map(({ start, end, ...page }) => {
    const whole = { start, end };
    const names = mentions.filter(within(whole)).map(({ name }) => name);
    const places = [whole, ...constants.filter(({ name }) => names.includes(name))];
    return {
      ...page,
      modules: places.flatMap((place) => imports.filter(within(place)).map(({ module }) => module)),
    };
  });
}

/** Where a piece of the source begins and ends, in characters. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const within = (whole: Span) => (part: Span) => whole.start <= part.start && part.end <= whole.end;

function initOf(
  properties: readonly ESTree.ObjectPropertyKind[],
  name: string,
): ESTree.Expression | undefined {
  for (const property of properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return undefined;
}

/** The strings in an expression: a literal, or a list of them. */
function literals(expression?: ESTree.Expression | ESTree.ArrayExpressionElement): string[] {
  if (expression?.type === 'ArrayExpression') return expression.elements.flatMap(literals);
  return expression?.type === 'Literal' && typeof expression.value === 'string' ? [expression.value] : [];
}
