import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';
import { isolatedTests, leftovers, shared } from '../../vitest.base.ts';
import { languagePlugins, portalResolve } from './vite/shared.ts';

export default defineConfig({
  plugins: [react(), languagePlugins({ failOnMissing: false })],
  resolve: portalResolve,
  // React as it is shipped: its development build takes a fifth of the time of all tests for itself (decision 0070).
  oxc: { jsx: { development: false } },
  test: {
    ...shared,
    env: { NODE_ENV: process.env.REACT ?? 'production' },
    environment: 'jsdom',
    // One for each of two cores; any further one costs what it loads for itself, and there is no core for it while the
    // other packages' tests run (decision 0070).
    maxWorkers: 2,
    setupFiles: [
      // Before the testing library is loaded.
      './src/testing/react-as-shipped.ts',
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
