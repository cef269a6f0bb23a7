import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import type { LateStyles } from './first-styles.ts';

const fetchPart = fileURLToPath(new URL('../src/core/fetch-part.ts', import.meta.url));

/** Puts the portal's own `fetchPart` in the place of Vite's helper around `import()`. */
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

/** Hands `fetchPart` all files of a part, its own first; what came with the page is not fetched again. */
export function listPartFiles(late: LateStyles): BuildEnvironmentOptions['modulePreload'] {
  return {
    polyfill: false,
    resolveDependencies: (file, others) => {
      const files = [file, ...others.filter((other) => !/^assets\/(portal|rolldown-runtime)-/.test(other))];
      return [...new Set(files), ...late.nameFor(files)];
    },
  };
}
