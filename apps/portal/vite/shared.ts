import { fileURLToPath } from 'node:url';
import { drawnScenes, lightIcons, uiAliases } from '@careers/ui/vite';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { boundedPdf } from './bounded-pdf.ts';
import { licencesOfWorker } from './licences.ts';

export { browserFloor } from './browser-floor.ts';
export { codeGroups } from './code-groups.ts';
export { licences } from './licences.ts';

/**
 * How workers are built, in the portal and the sandbox: in chunks, so that the reader of a format is fetched with its first file. What
 * the chunks share is not in the worker's own file: WebKit runs that file once more for a chunk that imports it, and a second listener
 * would read the bytes which the first has passed on.
 */
export const portalWorker: UserConfig['worker'] = {
  format: 'es',
  plugins: () => [boundedPdf(), licencesOfWorker()],
  rolldownOptions: {
    output: {
      chunkFileNames: 'assets/[name]-[hash:7].js',
      entryFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: { groups: [{ name: 'answer-request', test: /\/answer-request\.ts$/ }] },
    },
  },
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const linguiConfig = { configPath: here('../lingui.config.ts') };

/** Whether a missing translation is an error: it is in a build; in development the English message is shown. */
type Strictness = { readonly failOnMissing: boolean };

/** The plugins that compile message macros and catalogues. */
export function languagePlugins({ failOnMissing }: Strictness): PluginOption[] {
  const macro = { linguiConfig: getConfig(linguiConfig) };
  return [
    lingui({ ...linguiConfig, failOnMissing }),
    // The preset names its plugin, which Babel looks for from here: a package that mounts the portal has none of its own.
    babel({ cwd: here('..'), presets: [linguiTransformerBabelPreset(macro, linguiConfig)] }),
  ];
}

/** Vite plugins that turn the portal's source into an app; the sandbox, which mounts it, uses the same. */
export function portalPlugins(strictness: Strictness): PluginOption[] {
  return [react(), lightIcons(), drawnScenes(), languagePlugins(strictness), tailwindcss()];
}

/** How the portal's modules resolve, wherever they are built. */
export const portalResolve = {
  alias: [
    ...uiAliases,
    // The shim's function is part of React since version 18.
    { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  ],
} satisfies UserConfig['resolve'];
