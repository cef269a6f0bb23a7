import { defineConfig } from 'vitest/config';

/** Some tests start a process of their own, which takes its time on a busy machine. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 30_000 } });
