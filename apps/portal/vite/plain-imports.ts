import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fetchPart = fileURLToPath(new URL('../src/app/fetch-part.ts', import.meta.url));

/** What Vite hands its helper beside the function that imports: `helper(() => import("./chunk.js"), …)`. */
const handed = /, __VITE_PRELOAD__(?:, import\.meta\.url)?(?=\))/;

/**
 * Puts the portal's own `fetchPart` in the place of Vite's helper around `import()`, which preloads a chunk's files
 * and styles: this build preloads by itself (`boot.ts`) and has one style sheet. What it needs is another try under
 * another address, since browsers remember for good that one has failed.
 */
export function plainImports(): Plugin {
  return {
    name: 'careers-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`
        : null,
    renderChunk(code) {
      const parts = code.split(handed);
      const last = parts.pop() ?? '';
      return { code: parts.map(withAppended).join('') + last, map: null };
    },
  };
}

/** Lets the last function of the code, which imports, append to the address that it imports from. */
function withAppended(code: string): string {
  const at = code.lastIndexOf('import("');
  // What is in the same file is fetched already.
  if (code.lastIndexOf('Promise.resolve()') > at) return code;
  const start = code.lastIndexOf('() =>', at);
  const end = code.indexOf('")', at);
  if (start < 0 || end < 0)
    throw new Error(`vite/plain-imports.ts knows no such import(): ${code.slice(-200)}`);
  return `${code.slice(0, start)}(again) =>${code.slice(start + '() =>'.length, end)}" + again${code.slice(end + 1)}`;
}
