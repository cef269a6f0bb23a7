import type { Plugin } from 'vite';

/** `import("./chunk.js")`, perhaps with the export that is wanted of it, as Vite wraps it. */
const wrapped =
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__, import\.meta\.url\)/g;

/**
 * Leaves `import()` to the browser. Vite wraps it in a helper that preloads a chunk's files and styles: this
 * build preloads by itself (`boot.ts`) and has one style sheet. What stays wrapped finds an empty helper.
 */
export function plainImports(): Plugin {
  return {
    name: 'careers-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
    renderChunk: (code) => ({ code: code.replace(wrapped, '$1'), map: null }),
  };
}
