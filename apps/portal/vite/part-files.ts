import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, Plugin, Rolldown } from 'vite';
import { importsOf } from './files-of.ts';
import type { LateStyles } from './first-styles.ts';

const fetchPart = fileURLToPath(new URL('../src/core/parts/fetch-part.ts', import.meta.url));

/** The built files, for whoever lists the files of a part. */
export class BuiltFiles {
  #bundle: Rolldown.OutputBundle = {};

  settle(bundle: Rolldown.OutputBundle): void {
    this.#bundle = bundle;
  }

  /** The files that are here when a file runs: itself, and all that it imports. */
  hereWith(file: string): ReadonlySet<string> {
    return new Set(importsOf(file, this.#bundle));
  }
}

/** Replaces Vite's helper around `import()` by the portal's own `fetchPart`. */
export function partFiles(built: BuiltFiles): Plugin {
  return {
    name: 'careers-part-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`
        : null,
    // Before Vite asks for the files of each part.
    generateBundle: { order: 'pre', handler: (_, bundle) => built.settle(bundle) },
  };
}

/** Passes to `fetchPart` all files of a part, its own first, without those that are here when it is asked for. */
export function listPartFiles(late: LateStyles, built: BuiltFiles): BuildEnvironmentOptions['modulePreload'] {
  return {
    polyfill: false,
    resolveDependencies: (file, others, { hostId }) => {
      const here = built.hereWith(hostId);
      const files = [file, ...others.filter((other) => !here.has(other))];
      return [...new Set(files), ...late.nameFor([file, ...others])];
    },
  };
}
