import { defineConfig } from 'vite';
import { bootPlugin } from './vite-boot.ts';
import { portalPlugins, portalResolve } from './vite-shared.ts';

export default defineConfig({
  base: './',
  plugins: [portalPlugins(), bootPlugin()],
  resolve: portalResolve,
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, manifest: true },
});
