import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';
import { isolatedTests, leftovers, shared } from '../../vitest.base.ts';
import { languagePlugins, portalResolve } from './vite/shared.ts';

export default defineConfig({
  plugins: [react(), languagePlugins({ failOnMissing: false })],
  resolve: portalResolve ?? {},
  test: {
    ...shared,
    environment: 'jsdom',
    // Two for each of two cores: a page that waits for a part of its code shows so for 300 ms, as React has it, and
    // nearly half of the time of these tests is such waiting.
    maxWorkers: 4,
    setupFiles: ['@careers/ui/testing/setup', './src/testing/forget-router.ts', leftovers],
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, isolatedTests],
        },
      },
      { extends: true, test: { name: 'apart', include: [isolatedTests], isolate: true } },
    ],
  },
});
