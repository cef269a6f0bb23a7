import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Finds texts that a page may show without having requested their catalogue: the built portal would show their keys
 * (docs/decisions/0004-words-per-feature.md). As they may be messages that no test provokes, this follows the imports, including
 * the names that an index re-exports.
 */

/** The text of a file of the portal by its path below `src`; undefined if there is none. */
export type ReadSource = (path: string) => string | undefined;

/** Something that is rendered without another component having requested catalogues: a page, or what is around all pages. */
interface Root {
  readonly name: string;
  readonly file: string;
  /** The export that is rendered; all exports if it is absent. */
  readonly exported?: string;
  /** The catalogues that are loaded before it is rendered. */
  readonly words: readonly string[];
}

/** The catalogue of every page's first request. */
const FIRST = 'shell';
/** The table of pages, which imports each page and names its catalogues. */
const TABLE = 'app/pages.ts';

/**
 * The files whose texts a root may show without having requested them, each with its path of imports.
 *
 * @param catalogues for each file with texts, the catalogues that contain them
 * @param modules from `createModules`; each file is parsed once for all who ask with the same
 */
export function findUnaskedWords(
  roots: readonly Root[],
  catalogues: ReadonlyMap<string, ReadonlySet<string>>,
  modules: Modules,
): string[] {
  return roots.flatMap(({ name, file, exported, words }) => {
    const seen = new Set<string>();
    const found = new Map<string, string>();
    const walk = (path: string, before: readonly string[], way: readonly string[]): void => {
      const { imports = [], asks = [] } = modules.read(path) ?? {};
      const asked = [...new Set([...before, ...asks])].sort();
      const state = `${path} ${asked}`;
      if (seen.has(state)) return;
      seen.add(state);
      const own = catalogues.get(path);
      if (own && !own.has(FIRST) && asked.every((one) => !own.has(one)) && !found.has(path))
        found.set(path, `${name} shows words of ${[...own].join(', ')}: ${[...way, path].join(' > ')}`);
      for (const one of imports)
        for (const target of modules.behind(one)) walk(target, asked, [...way, path]);
    };
    for (const target of modules.behind({ file, names: exported ? [exported] : undefined }))
      walk(target, words, []);
    return [...found.values()];
  });
}

/** The pages in the portal's table, with the catalogues that each requests. */
export function pageRoots(table: string): Root[] {
  const named = new Map(
    [...table.matchAll(/const (\w+) = (?:lazyPage\()?\(\) => import\('([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  const [, list = ''] = table.split('export const pages');
  return list.split(/(?=\bpath: ')/).flatMap((entry) => {
    const path = /^path: '([^']+)'/.exec(entry)?.[1];
    if (!path) return [];
    const component = entry.slice(entry.indexOf('component:'));
    const [, by = ''] = /^component: (?:lazyPage\()?(\w+)/.exec(component) ?? [];
    const file = named.get(by) ?? /import\('([^']+)'\)/.exec(component)?.[1];
    if (!file) throw new RangeError(`${path} has no component that can be read`);
    const exported = /, '(\w+)'\)/.exec(component)?.[1];
    return [
      {
        name: path,
        file: from(TABLE, file),
        ...(exported ? { exported } : {}),
        words: quotedIn(/words: \[([^\]]*)\]/.exec(entry)?.[1]),
      },
    ];
  });
}

/** The catalogues that contain the texts of a file, by the origins of their messages. */
export function cataloguesOf(
  files: Iterable<readonly [name: string, text: string]>,
): Map<string, Set<string>> {
  const catalogues = new Map<string, Set<string>>();
  for (const [name, text] of files)
    for (const [, path = ''] of text.matchAll(/^#: src\/(\S+)$/gm))
      catalogues.set(path, new Set([...(catalogues.get(path) ?? []), name]));
  return catalogues;
}

interface Imported {
  readonly file: string;
  /** The imported names; undefined for all exports. */
  readonly names: readonly string[] | undefined;
}

interface Module {
  readonly imports: readonly Imported[];
  /** The names that it re-exports, with the file that each comes from. */
  readonly passesOn: ReadonlyMap<string, Imported>;
  /** The catalogues that it requests itself. */
  readonly asks: readonly string[];
}

type Modules = ReturnType<typeof createModules>;

/** Reads files of the portal as what they import, pass on and ask for. */
export function createModules(readSource: ReadSource) {
  const known = new Map<string, Module | undefined>();
  const read = (path: string): Module | undefined => {
    if (!known.has(path)) {
      const text = readSource(path);
      known.set(path, text === undefined ? undefined : readModule(path, text));
    }
    return known.get(path);
  };
  /** The files that an import leads to, without those that only re-export. */
  const behind = ({ file, names }: Imported): readonly string[] => {
    const { passesOn } = read(file) ?? {};
    if (!passesOn) return [];
    if (!names) return [file, ...[...passesOn.values()].flatMap(behind)];
    return names.flatMap((name) => {
      const other = passesOn.get(name);
      return other ? behind(other) : [file];
    });
  };
  return { read, behind };
}

function readModule(path: string, text: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imports: Imported[] = [];
  const passesOn = new Map<string, Imported>();
  for (const { moduleRequest, entries } of staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    const isWhole = values.some(({ importName }) => importName.kind === 'NamespaceObject');
    const names = values.map(({ importName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? ''),
    );
    if (moduleRequest.value.startsWith('.') && values.length > 0)
      imports.push({ file: from(path, moduleRequest.value), names: isWhole ? undefined : names });
  }
  for (const { moduleRequest, isType, exportName, importName } of staticExports.flatMap(
    ({ entries }) => entries,
  ))
    if (moduleRequest?.value.startsWith('.') && !isType)
      passesOn.set(exportName.name ?? moduleRequest.value, {
        file: from(path, moduleRequest.value),
        names: importName.name ? [importName.name] : undefined,
      });
  if (path !== TABLE)
    for (const { moduleRequest } of dynamicImports) {
      const [name] = quotedIn(text.slice(moduleRequest.start, moduleRequest.end));
      if (name?.startsWith('.')) imports.push({ file: from(path, name), names: undefined });
    }
  const asks = [...text.matchAll(/\buseWords\(([^)]*)\)/g)].flatMap(([, names]) => quotedIn(names));
  return { imports, passesOn, asks };
}

const from = (path: string, name: string) => relative('/', resolve('/', dirname(path), name));

const quotedIn = (text = '') => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
