import { defineConfig } from 'vitest/config';
import { leftovers, shared } from '../../vitest.base.ts';

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@careers/ui/testing/setup', leftovers],
  },
});
