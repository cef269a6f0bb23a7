import type { Rolldown } from 'vite';

/**
 * The file that a module is in.
 *
 * @throws {Error} when it is in none.
 */
export function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  const isIt = (id: string) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(module);
  const file = Object.values(bundle).find((part) => part.type === 'chunk' && part.moduleIds.some(isIt));
  if (!file) throw new Error(`no file has ${module}: look at who asks for it in vite/`);
  return file.fileName;
}

/** The files that a module needs before it can run, and its own. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  return needed(fileOf(module, bundle), bundle);
}

/** A file and all that it imports before it can run. */
function needed(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !found.has(file)) {
    found.add(file);
    for (const other of chunk.imports) needed(other, bundle, found);
  }
  return [...found];
}
