import { defineConfig } from 'vite';
import { bootPlugin, firstLoadGroups } from './vite/boot.ts';
import { browserCrypto } from './vite/browser-crypto.ts';
import { contractForCallers } from './vite/contract-for-callers.ts';
import { leanRouteTree } from './vite/lean-route-tree.ts';
import { leanStyles } from './vite/lean-styles.ts';
import { plainImports } from './vite/plain-imports.ts';
import { browserFloor, portalPlugins, portalResolve } from './vite/shared.ts';
import { withoutSpareParts } from './vite/spare-parts.ts';
import { wordsByName } from './vite/words-by-name.ts';

/** Where the gateways of `public/config.json` are while developing: the stand-alone mock, or what GATEWAY names. */
const target = process.env.GATEWAY ?? 'http://127.0.0.1:4010';
const proxy = Object.fromEntries(
  ['/gateway', '/base', '/admin', '/files', '/captcha', '/__sandbox'].map((path) => [path, target]),
);

export default defineConfig(({ command }) => ({
  server: { proxy },
  preview: { proxy },
  base: './',
  plugins: [
    portalPlugins({ failOnMissing: command === 'build' }),
    bootPlugin(),
    wordsByName(),
    plainImports(),
    browserCrypto(),
    withoutSpareParts(),
    contractForCallers(),
    leanRouteTree(),
    leanStyles(),
  ],
  resolve: portalResolve,
  build: {
    target: browserFloor,
    // boot.ts names what the homepage needs early; lists of every page's files would only weigh on the entry.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      // Nothing here has a getter that does something, or a global whose mention does.
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      output: { codeSplitting: { groups: firstLoadGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
}));
