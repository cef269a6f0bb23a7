import { PartFailure } from './part-failure.ts';

/** The files that are here or on their way; what could not be had is asked for again. */
const fetched = new Map<string, Promise<void>>();

/**
 * Every `import()` of the production build (`vite/part-files.ts`). Browsers remember for as long as a page lives that
 * a module could not be fetched, and what it imports likewise. So the files are fetched before they are imported, all
 * at once: from then on they are in the browser's cache, and a failure is no more than that.
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
    await Promise.all(files.map((file) => fetchFile(new URL(file, importer).href)));
    return await load();
  } catch (cause) {
    throw new PartFailure(cause);
  }
}

function fetchFile(file: string): Promise<void> {
  const before = fetched.get(file);
  if (before) return before;
  const now = fetchWhole(file);
  fetched.set(file, now);
  now.catch(() => fetched.delete(file));
  return now;
}

async function fetchWhole(file: string): Promise<void> {
  // Once: whoever asks again after a failure does so anew.
  const early = window.careersBoot?.files;
  const asked = early?.get(file);
  early?.delete(file);
  const reply = await (asked ?? fetch(file));
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  await reply.arrayBuffer();
}
