import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languagePlugins, portalResolve } from './vite-shared.ts';

export default defineConfig({
  plugins: [react(), languagePlugins({ failOnMissing: false })],
  resolve: portalResolve ?? {},
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@careers/ui/testing/setup'],
  },
});
