import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import type { LateStyles } from './first-styles.ts';

const fetchPart = fileURLToPath(new URL('../src/core/parts/fetch-part.ts', import.meta.url));

/** Replaces Vite's helper around `import()` by the portal's own `fetchPart`. */
export function partFiles(): Plugin {
  return {
    name: 'careers-part-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`
        : null,
  };
}

/** Passes to `fetchPart` all files of a part, its own first, without those that were loaded with the page. */
export function listPartFiles(late: LateStyles): BuildEnvironmentOptions['modulePreload'] {
  return {
    polyfill: false,
    resolveDependencies: (file, others) => {
      const files = [file, ...others.filter((other) => !/^assets\/(portal|rolldown-runtime)-/.test(other))];
      return [...new Set(files), ...late.nameFor(files)];
    },
  };
}
