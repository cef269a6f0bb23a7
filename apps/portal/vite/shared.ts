import { fileURLToPath } from 'node:url';
import { lightIcons, uiAliases } from '@careers/ui/vite';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { licencesOfWorker } from './licences.ts';

export { browserFloor } from './browser-floor.ts';
export { licences } from './licences.ts';

/** How workers are built, wherever the portal is: in parts, so that what reads one format comes with its first file. */
export const portalWorker: UserConfig['worker'] = {
  format: 'es',
  plugins: () => [licencesOfWorker()],
  rolldownOptions: {
    output: { chunkFileNames: 'assets/[name]-[hash:7].js', entryFileNames: 'assets/[name]-[hash:7].js' },
  },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const linguiConfig = { configPath: here('../lingui.config.ts') };

/** Whether a word without a translation stops everything: it does in a build, while developing it shows in English. */
export type Strictness = { readonly failOnMissing: boolean };

/** Macros to catalogue look-ups, wherever the portal is built from. */
export function languagePlugins({ failOnMissing }: Strictness): PluginOption[] {
  const macro = { linguiConfig: getConfig(linguiConfig) };
  return [
    lingui({ ...linguiConfig, failOnMissing }),
    babel({ presets: [linguiTransformerBabelPreset(macro, linguiConfig)] }),
  ];
}

/** Vite plugins that turn the portal's source into an app; the sandbox, which mounts it, uses the same. */
export function portalPlugins(strictness: Strictness): PluginOption[] {
  return [react(), lightIcons(), languagePlugins(strictness), tailwindcss()];
}

/** How the portal's modules resolve, wherever they are built. */
export const portalResolve = {
  alias: [
    ...uiAliases,
    // What this stands in for is part of React since version 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
} satisfies UserConfig['resolve'];
