import type { Rolldown } from 'vite';

/**
 * The bundled file that contains a module.
 *
 * @throws {Error} if no file contains it.
 */
export function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  const isIt = (id: string) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(module);
  const file = Object.values(bundle).find((part) => part.type === 'chunk' && part.moduleIds.some(isIt));
  if (!file) throw new Error(`no file has ${module}: look at who asks for it in vite/`);
  return file.fileName;
}

/** The file of a module, and the files that it imports statically. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  return importsOf(fileOf(module, bundle), bundle);
}

/** A file and its static imports, transitively. */
export function importsOf(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !found.has(file)) {
    found.add(file);
    for (const other of chunk.imports) importsOf(other, bundle, found);
  }
  return [...found];
}
