import { defineConfig } from 'vitest/config';
import { leftovers, shared } from '../vitest.base.ts';

export default defineConfig({ test: { ...shared, include: ['**/*.test.ts'], setupFiles: [leftovers] } });
