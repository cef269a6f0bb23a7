import { portalPlugins, portalResolve } from '@careers/portal/vite';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  base: './',
  plugins: [portalPlugins({ failOnMissing: command === 'build' }), msw({ mode: 'worker-only' })],
  resolve: portalResolve ?? {},
  server: { port: Number(process.env.PORT ?? 5180), strictPort: true },
  build: { target: 'es2023', chunkSizeWarningLimit: 3000 },
}));
