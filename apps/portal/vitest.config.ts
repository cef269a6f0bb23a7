import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languagePlugins, portalResolve } from './vite/shared.ts';

export default defineConfig({
  plugins: [react(), languagePlugins({ failOnMissing: false })],
  resolve: portalResolve ?? {},
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Whole pages on two busy cores: a test waits for what it needs, never for a while.
    testTimeout: 20_000,
    // Left to itself it leaves a core to others: on two cores this one package would keep everybody waiting.
    maxWorkers: 2,
    setupFiles: ['@careers/ui/testing/setup'],
  },
});
