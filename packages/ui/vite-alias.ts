import { fileURLToPath } from 'node:url';

/**
 * For `resolve.alias` of an app's Vite config: lets Radix's scroll lock work under a CSP without `unsafe-inline`.
 *
 * @example
 * export default defineConfig({ resolve: { alias: [...uiAliases] } });
 */
export const uiAliases: { find: RegExp; replacement: string }[] = [
  {
    find: /^react-style-singleton$/,
    replacement: fileURLToPath(new URL('./src/csp/react-style-singleton.ts', import.meta.url)),
  },
];
