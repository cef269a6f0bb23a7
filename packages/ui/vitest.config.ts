import { defineConfig } from 'vitest/config';
import { giveWay, leftovers, shared } from '../../vitest.base.ts';

giveWay();

export default defineConfig({
  test: {
    ...shared,
    include: ['**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts', leftovers],
  },
});
