import { PartFailure } from './part-failure.ts';

const here = new Set<string>();

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

async function fetchFile(file: string): Promise<void> {
  if (here.has(file)) return;
  const reply = await fetch(file);
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  await reply.arrayBuffer();
  here.add(file);
}
