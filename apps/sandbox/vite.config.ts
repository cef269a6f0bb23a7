import { fileURLToPath } from 'node:url';
import {
  browserFloor,
  codeGroups,
  licences,
  portalPlugins,
  portalResolve,
  portalWorker,
} from '@careers/portal/vite';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * The sandbox's own modules and styles are one page's each, and do something as soon as they are there; what older browsers lack
 * comes first of all.
 */
const notOfOnePage = /^(?!.*(\/sandbox\/(?!src\/fill-in\.ts)|\.css))/;

/** msw's jar of cookies asks which domains take any; nothing here sets one, and the list of them all is 260 kB. */
const noSuffixList = {
  find: /^tldts$/,
  replacement: fileURLToPath(new URL('src/no-suffix-list.ts', import.meta.url)),
};

/** Leads from a page in a folder to the slash behind it, from which its modules are found; other web servers do so for every folder. */
const slashBehindPages: Plugin = {
  name: 'slash-behind-pages',
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      const page = /^\/(directory\/(login|logout)|gallery)(?=\?|$)/.exec(url)?.[0];
      if (page) response.writeHead(302, { Location: `${page}/${url.slice(page.length)}` }).end();
      else next();
    });
  },
};

export default defineConfig(({ command }) => ({
  base: './',
  // Each page at its own address, and nothing at any other.
  appType: 'mpa',
  plugins: [
    portalPlugins({ failOnMissing: command === 'build' }),
    msw({ mode: 'worker-only' }),
    licences(),
    slashBehindPages,
  ],
  resolve: { alias: [...portalResolve.alias, noSuffixList] },
  worker: portalWorker ?? {},
  server: { port: Number(process.env.PORT || 5180), strictPort: true },
  build: {
    target: browserFloor,
    chunkSizeWarningLimit: 3000,
    // The directory's pages are gone to: a service worker cannot answer that, so they are pages of their own.
    rolldownOptions: {
      input: [
        'index.html',
        'directory/login/index.html',
        'directory/logout/index.html',
        'gallery/index.html',
      ],
      // What the pages start with in one file, and the rest in the portal's own: left to the bundler it is a hundred small ones, each
      // asked for by itself.
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'], test: notOfOnePage, priority: 1 }, ...codeGroups],
        },
      },
    },
  },
}));
