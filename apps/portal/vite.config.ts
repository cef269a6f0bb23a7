import { defineConfig } from 'vite';
import { bootPlugin } from './vite/boot.ts';
import { codeGroups } from './vite/code-groups.ts';
import { contractForCallers } from './vite/contract-for-callers.ts';
import { listEarlyFiles } from './vite/early-files.ts';
import { firstStyles, LateStyles } from './vite/first-styles.ts';
import { BuiltFiles, listPartFiles, partFiles } from './vite/part-files.ts';
import { browserFloor, licences, portalPlugins, portalResolve, portalWorker } from './vite/shared.ts';
import { withoutSpareParts } from './vite/spare-parts.ts';

/** Where the gateways of `public/config.json` are while developing: the stand-alone mock, or what GATEWAY names. */
const target = process.env.GATEWAY ?? 'http://127.0.0.1:4010';
const proxy = Object.fromEntries(
  ['/gateway', '/base', '/admin', '/files', '/captcha', '/__sandbox'].map((path) => [path, target]),
);

const lateStyles = new LateStyles();
const builtFiles = new BuiltFiles();

export default defineConfig(({ command }) => ({
  server: { proxy },
  preview: { proxy },
  base: './',
  plugins: [
    portalPlugins({ failOnMissing: command === 'build' }),
    bootPlugin(),
    firstStyles(lateStyles),
    listEarlyFiles(lateStyles),
    partFiles(builtFiles),
    withoutSpareParts(),
    contractForCallers(),
    licences(),
  ],
  resolve: portalResolve,
  worker: portalWorker,
  build: {
    target: browserFloor,
    modulePreload: listPartFiles(lateStyles, builtFiles),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      // Nothing here has a getter that does something, or a global whose mention does.
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      output: { codeSplitting: { groups: codeGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
}));
