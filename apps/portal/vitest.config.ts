import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';
import { isolatedTests, leftovers, shared } from '../../vitest.base.ts';
import { languagePlugins, portalResolve } from './vite/shared.ts';

export default defineConfig({
  plugins: [react(), languagePlugins({ failOnMissing: false })],
  resolve: portalResolve,
  test: {
    ...shared,
    environment: 'jsdom',
    // One for each of two cores; any further one costs what it loads for itself, and there is no core for it while the
    // other packages' tests run (decision 0070).
    maxWorkers: 2,
    setupFiles: [
      '@careers/ui/testing/setup',
      './src/testing/forget-router.ts',
      './src/testing/await-parts.ts',
      leftovers,
    ],
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
