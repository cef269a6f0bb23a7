import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Scene } from './src/art/scene.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * For `resolve.alias` of an app's Vite config: lets Radix's scroll lock work under a CSP without `unsafe-inline`.
 *
 * @example
 * export default defineConfig({ resolve: { alias: [...uiAliases] } });
 */
export const uiAliases: { find: RegExp; replacement: string }[] = [
  { find: /^react-style-singleton$/, replacement: here('./src/csp/react-style-singleton.ts') },
];

/**
 * For `plugins` of an app that counts its bytes: lucide's icons keep their shapes only. Their own runtime, names
 * and keys cost every first load 2 kB.
 */
export function lightIcons(): Plugin {
  return {
    name: 'careers-light-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        // Some files only pass on an icon's new name.
        if (!code.includes('createLucideIcon')) return null;
        const shapes = code.match(/\[\s*"\w+",\s*\{[^}]*\}\s*\]/g);
        if (!shapes) return this.error('lucide writes its shapes in another way');
        const bare = shapes.map((shape) => shape.replace(/,\s*key: "\w+"/, ''));
        const createIcon = JSON.stringify(here('./src/icons/create-icon.ts'));
        return {
          code: `import { createIcon } from ${createIcon};\nexport default /* @__PURE__ */ createIcon([${bare}]);`,
          map: null,
        };
      },
    },
  };
}

/**
 * For `plugins` of an app that shows scenes: each comes as what its drawing works out to. To work that out, once, takes a visitor's
 * processor longer than to draw it.
 */
export function drawnScenes(): Plugin {
  return {
    name: 'careers-drawn-scenes',
    apply: 'build',
    transform: {
      filter: { id: /\/art\/scenes\/[\w-]+\.ts$/ },
      async handler(_code, id) {
        const scenes: Readonly<Record<string, Scene>> = await import(pathToFileURL(id).href);
        return { code: Object.entries(scenes).map(writeScene).join('\n'), map: null };
      },
    },
  };
}

function writeScene([name, { shapes, ...scene }]: readonly [name: string, scene: Scene]): string {
  return [
    `const shapes = ${JSON.stringify(shapes())};`,
    `export const ${name} = { ...${JSON.stringify(scene)}, shapes: () => shapes };`,
  ].join('\n');
}
