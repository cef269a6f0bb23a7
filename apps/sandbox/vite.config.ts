import { fileURLToPath } from 'node:url';
import { browserFloor, licences, portalPlugins, portalResolve, portalWorker } from '@careers/portal/vite';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** The sandbox's own modules and styles are one page's each, and do something as soon as they are there. */
const notOfOnePage = /^(?!.*(\/sandbox\/|\.css))/;

/** msw's jar of cookies asks which domains take any; nothing here sets one, and the list of them all is 260 kB. */
const noSuffixList = {
  find: /^tldts$/,
  replacement: fileURLToPath(new URL('src/no-suffix-list.ts', import.meta.url)),
};

export default defineConfig(({ command }) => ({
  base: './',
  plugins: [portalPlugins({ failOnMissing: command === 'build' }), msw({ mode: 'worker-only' }), licences()],
  resolve: { alias: [...portalResolve.alias, noSuffixList] },
  worker: portalWorker ?? {},
  server: { port: Number(process.env.PORT ?? 5180), strictPort: true },
  build: {
    target: browserFloor,
    chunkSizeWarningLimit: 3000,
    // The directory's pages are gone to: a service worker cannot answer that, so they are pages of their own.
    rolldownOptions: {
      input: ['index.html', 'directory/login/index.html', 'directory/logout/index.html'],
      // What the pages start with in one file: left to the bundler it is a hundred small ones, each asked for by itself.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: notOfOnePage }] } },
    },
  },
}));
