import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Checks that whatever comments, tests and documents cite exists in this repository: "specification, section 4", "section 2,
 * Header" and "decision 5.9" in `docs/product/`, "decision 0016" in `docs/decisions/`, and the paths in documents. Prints each
 * dead reference and exits with 1; the tests call `findDeadReferences`.
 */

/** What can be cited of one document. */
interface Citable {
  readonly path: string;
  /** For each chapter number, the names in the chapter, in lower case. */
  readonly chapters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers such as `5.9`. */
  readonly items: ReadonlySet<string>;
}

export interface Repository {
  readonly specification: Citable;
  readonly decisions: Citable;
  /** The four digits of each page in `docs/decisions/`. */
  readonly pages: ReadonlySet<string>;
  /** Whether a file or folder exists at a path from the project's root. */
  readonly exists: (path: string) => boolean;
  /** Whether some file of the project has a path that ends so. */
  readonly hasFile: (ending: string) => boolean;
}

interface TextFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Numbered headings (`## 4. States`) are chapters; headings below them, bold labels and code are names in them. */
export function readCitable(path: string, text: string): Citable {
  const chapters = new Map<string, ReadonlySet<string>>();
  for (const chapter of text.split(/^## /m).slice(1)) {
    const number = /^(\d+)\. /.exec(chapter)?.[1];
    if (!number) continue;
    const names = [...chapter.matchAll(/^### (.+)$|\*\*(?:\d+\.\d+ )?([^*]+)\*\*|`([^`\n]+)`/gm)].map(
      ([, heading, label, code]) => heading ?? label ?? code ?? '',
    );
    chapters.set(number, new Set(names.map((name) => name.replace(/[.:]$/, '').toLowerCase())));
  }
  const items = [...text.matchAll(/\*\*(\d+\.\d+) /g)].map(([, item = '']) => item);
  return { path, chapters, items: new Set(items) };
}

/** Between two words there is a space, or one line break with the beginning of a comment's next line. */
const gap = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*)`;
/** A name is a route, or has a capital letter; any other word continues the sentence. */
const name = String.raw`(?:,${gap}(/\w+|[A-Z][\w'’-]*(?:${gap}[\w'’-]+)*|[a-z]+[A-Z]\w*))?`;
const number = String.raw`(\d+(?:\.\d+)?)`;
const more = String.raw`((?:(?:,|,?${gap}(?:and|or|to))${gap}\d+(?:\.\d+)?)*)`;
const sections = new RegExp(
  String.raw`\b([Dd]ecisions?,${gap})?[Ss]ections?${gap}${number}${more}${name}`,
  'g',
);
const decisions = new RegExp(String.raw`\b[Dd]ecisions?${gap}${number}${more}${name}`, 'g');

/** Paths in a document that are set as code; a path with a star or a placeholder names no single file. */
const paths = /`((?:apps|packages|mocks|e2e|tools|docs)\/[\w./@-]+)`/g;
/** Files in a document that are named from some folder on, or by their name alone: `forms/draft.ts`, `stages.ts`. */
const shortPaths = /`((?!(?:apps|packages|mocks|e2e|tools|docs)\/)[\w-][\w./-]*\.(?:tsx?|mjs|css))`/g;
const links = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const pages = /\bdocs\/decisions\/(\d{4})[\w-]*(?:\.md)?/g;

export function findDeadReferences(files: readonly TextFile[], known: Repository): string[] {
  return files.flatMap(({ path, text }) => {
    // The marks at the beginning of a comment's lines are not part of its sentences.
    const prose = text.replace(
      /(\n[ \t]*)(\*(?!\/)|\/\/|>)/g,
      (_, start, mark) => start + ' '.repeat(mark.length),
    );
    const cited = [
      ...sectionsIn(prose, known),
      ...decisionsIn(prose, known),
      ...pagesIn(prose, known),
      ...(path.endsWith('.md') ? filesIn(path, prose, known) : []),
    ];
    return cited.flatMap(({ index, what, missing }) =>
      missing
        ? [`${path}:${lineAt(text, index)}: "${what.replace(/\s+/g, ' ')}" leads nowhere: ${missing}`]
        : [],
    );
  });
}

interface Reference {
  readonly index: number;
  /** As it is written. */
  readonly what: string;
  /** Why it does not exist; undefined if it does. */
  readonly missing: string | undefined;
}

function sectionsIn(text: string, known: Repository): Reference[] {
  return [...text.matchAll(sections)].map(
    ({ index, 0: what, 1: ofDecisions, 2: first = '', 3: others = '', 4: named }) => {
      const document = ofDecisions ? known.decisions : known.specification;
      const numbers = [first, ...numbersIn(others)];
      const missing = numbers.find((one) => !document.chapters.has(one));
      if (missing) return { index, what, missing: `${document.path} has no section ${missing}` };
      return { index, what, missing: missingName(document, numbers.at(-1) ?? first, named) };
    },
  );
}

function decisionsIn(text: string, known: Repository): Reference[] {
  return [...text.matchAll(decisions)].map(({ index, 0: what, 1: first = '', 2: others = '', 3: named }) => {
    const missing = [first, ...numbersIn(others)].map((one) => missingDecision(known, one)).find(Boolean);
    return { index, what, missing: missing ?? missingName(known.decisions, first, named) };
  });
}

function pagesIn(text: string, known: Repository): Reference[] {
  return [...text.matchAll(pages)].map(({ index, 0: what, 1: page = '' }) => {
    if (!known.pages.has(page)) return { index, what, missing: `docs/decisions/ has no ${page}` };
    const file = what.endsWith('.md') ? what : `${what}.md`;
    const whole = what.endsWith(page) || known.exists(file);
    return { index, what, missing: whole ? undefined : `there is no ${file}` };
  });
}

function filesIn(path: string, text: string, known: Repository): Reference[] {
  const linked = [...text.matchAll(links)].map(({ index, 0: what, 1: target = '' }) => ({
    index,
    what,
    file: decodeURI(new URL(target, `file:///${path}`).pathname.slice(1)),
  }));
  const named = [...text.matchAll(paths)].map(({ index, 0: what, 1: file = '' }) => ({ index, what, file }));
  const whole = [...linked, ...named].map(({ index, what, file }) => {
    const found = file.endsWith('/dist') || known.exists(file);
    return { index, what, missing: found ? undefined : `there is no ${file}` };
  });
  const short = [...text.matchAll(shortPaths)].map(({ index, 0: what, 1: file = '' }) => ({
    index,
    what,
    missing: known.hasFile(file) ? undefined : `no file is called ${file}`,
  }));
  return [...whole, ...short];
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** The sentence may continue after the cited name, so one of the chapter's names has to be the beginning of the text. */
function missingName(document: Citable, chapter: string, named: string | undefined): string | undefined {
  const names = [...(document.chapters.get(chapter) ?? [])];
  const missing = (named ?? '')
    .replace(/\s+/g, ' ')
    .split(/ and (?=[A-Z])/)
    .find((part) => part && !names.some((known) => `${part.toLowerCase()} `.startsWith(`${known} `)));
  return missing && `section ${chapter} of ${document.path} names no "${missing}"`;
}

function missingDecision({ decisions, pages }: Repository, cited: string): string | undefined {
  if (/^\d{4}$/.test(cited)) return pages.has(cited) ? undefined : `docs/decisions/ has no ${cited}`;
  const known = cited.includes('.') ? decisions.items.has(cited) : decisions.chapters.has(cited);
  return known ? undefined : `${decisions.path} has no ${cited}`;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const built = /(?:^|\/)(?:node_modules|dist|build|reports|\.turbo|\.git)(?:\/|$)/;
/**
 * The check's own test contains dead references on purpose; the mock's texts are those of a company, and not about this
 * repository.
 */
const unread = ['tools/references.test.ts', 'mocks/src/data/'];

export function readRepository(): Repository {
  const read = (path: string) => readCitable(path, readFileSync(`${root}${path}`, 'utf8'));
  const pages = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/').slice(15, 19),
  );
  const files = textPaths().map((path) => `/${path}`);
  return {
    specification: read('docs/product/specification.md'),
    decisions: read('docs/product/decisions.md'),
    pages: new Set(pages),
    exists: (path) => existsSync(`${root}${path}`),
    hasFile: (ending) => files.some((path) => path.endsWith(`/${ending}`)),
  };
}

/** Every text of the project, by its path. */
function textPaths(): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs,css,md}', {
    cwd: root,
    exclude: (path) => built.test(path.replaceAll('\\', '/')),
  }).map((path) => path.replaceAll('\\', '/'));
}

export function readTexts(): TextFile[] {
  return textPaths()
    .filter((path) => !unread.some((start) => path.startsWith(start)))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dead = findDeadReferences(readTexts(), readRepository());
  for (const one of dead) console.error(one);
  if (dead.length > 0) process.exitCode = 1;
}
