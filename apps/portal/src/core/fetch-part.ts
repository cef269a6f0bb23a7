import { PartFailure } from './part-failure.ts';

/** So long a file may be silent: then it is lost, as one that nobody answers for. */
const PATIENCE_MS = 20_000;

/** The files that are here or on their way; what could not be had is asked for again. */
const fetched = new Map<string, Promise<void>>();

/**
 * Every `import()` of the production build (`vite/part-files.ts`). Browsers remember for as long as a page lives that
 * a module could not be fetched, and what it imports likewise. So the files are fetched before they are imported, all
 * at once: from then on they are in the browser's cache, and a failure is no more than that. A style sheet among them is
 * in force before the part is shown. One that falls silent is given up, and failed like the others.
 *
 * @param load imports the part
 * @param files the part's own file and those that it imports, beside `importer`; none when it came with the page
 * @throws {PartFailure} when one of them cannot be had
 */
export async function fetchPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = import.meta.url,
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchFile(addressOf(file, importer))));
    return await load();
  } catch (cause) {
    throw new PartFailure(cause);
  }
}

/** Scripts are asked for beside their importer; where the style sheet is, the page says (`vite/first-styles.ts`). */
function addressOf(file: string, importer: string): string {
  if (!file.endsWith('.css')) return new URL(file, importer).href;
  const { more = '' } = document.querySelector<HTMLLinkElement>('[data-more]')?.dataset ?? {};
  return new URL(more, document.baseURI).href;
}

function fetchFile(file: string): Promise<void> {
  const before = fetched.get(file);
  if (before) return before;
  const now = file.endsWith('.css') ? applySheet(file) : fetchWhole(file);
  fetched.set(file, now);
  now.catch(() => fetched.delete(file));
  return now;
}

/** All of a file. One that was asked for before the portal was there, and could not be had, is asked for once more. */
async function fetchWhole(file: string): Promise<void> {
  const early = window.careersBoot?.files;
  const asked = early?.get(file);
  early?.delete(file);
  await (asked ? readWhole(file, asked).catch(() => askFor(file)) : askFor(file));
}

/** Given up when nothing more of it comes. A long one on a slow line has its time. */
async function askFor(file: string): Promise<void> {
  const silent = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => silent.abort(), PATIENCE_MS);
  };
  wait();
  try {
    await readWhole(file, fetch(file, { signal: silent.signal }), wait);
  } finally {
    clearTimeout(patience);
  }
}

/** @param heard told of each piece that comes */
async function readWhole(file: string, asked: Promise<Response>, heard?: () => void): Promise<void> {
  const reply = await asked;
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  const body = reply.body?.getReader();
  while (body && !(await body.read()).done) heard?.();
}

/** The browser fetches it, or goes on with the reply that was asked for before the portal was there. */
function applySheet(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = file;
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(file));
    };
    const patience = setTimeout(fail, PATIENCE_MS);
    link.onload = () => {
      clearTimeout(patience);
      resolve();
    };
    link.onerror = fail;
    document.head.append(link);
  });
}
