import { browserFloor, licences, portalPlugins, portalResolve, portalWorker } from '@careers/portal/vite';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  base: './',
  plugins: [portalPlugins({ failOnMissing: command === 'build' }), msw({ mode: 'worker-only' }), licences()],
  resolve: portalResolve ?? {},
  worker: portalWorker ?? {},
  server: { port: Number(process.env.PORT ?? 5180), strictPort: true },
  build: {
    target: browserFloor,
    chunkSizeWarningLimit: 3000,
    // The directory's pages are gone to: a service worker cannot answer that, so they are pages of their own.
    rolldownOptions: { input: ['index.html', 'directory/login/index.html', 'directory/logout/index.html'] },
  },
}));
