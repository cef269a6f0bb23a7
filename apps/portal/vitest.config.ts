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
    // Two for each of two cores: a worker is asleep for nearly half of the time in which a core is free for it. Two more
    // cost what each loads for itself, some 2 s of processor time apiece (decision 0070).
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
