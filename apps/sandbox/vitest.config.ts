import { defineConfig } from 'vitest/config';
import { giveWay, leftovers, shared } from '../../vitest.base.ts';

giveWay();

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@careers/ui/testing/setup', leftovers],
  },
});
