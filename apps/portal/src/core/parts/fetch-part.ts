import { failIfStays } from '../failures/fail-if-stays.ts';
import { PartFailure } from '../failures/part-failure.ts';

/** How long a download may receive nothing before it is aborted. */
const PATIENCE_MS = 20_000;

/** Files that are loaded or loading, by address. A file that failed is removed, so that it is fetched again. */
const fetched = new Map<string, Promise<void>>();

/**
 * Replaces every `import()` of the production build (`vite/part-files.ts`). Once a module could not be fetched, browsers fail every
 * later import of it for as long as the page lives. So the files are first fetched into the browser's cache, all at once, where
 * a failure can be tried again, and imported only then. A style sheet among them is applied before the part is shown.
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
    const here = Promise.all(files.map((file) => fetchFile(addressOf(file, importer))));
    return await failIfStays(here.then(load));
  } catch (cause) {
    throw new PartFailure(cause);
  }
}

/** Scripts lie beside their importer; the page says where the style sheet is (`vite/first-styles.ts`). */
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

/** Fetches a file whole. One that `boot.ts` has asked for is taken over; if that failed, it is asked for once more. */
async function fetchWhole(file: string): Promise<void> {
  const early = window.careersBoot?.files;
  const asked = early?.get(file);
  early?.delete(file);
  await (asked ? readWhole(file, asked).catch(() => askFor(file)) : askFor(file));
}

/** Aborts only when nothing more arrives: a large file on a slow connection may take its time. */
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

/** @param heard called for each chunk that arrives */
async function readWhole(file: string, asked: Promise<Response>, heard?: () => void): Promise<void> {
  const reply = await asked;
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  const body = reply.body?.getReader();
  while (body && !(await body.read()).done) heard?.();
}

/** Adds the style sheet's link. The browser fetches it, or uses the reply that `boot.ts` has asked for. */
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
