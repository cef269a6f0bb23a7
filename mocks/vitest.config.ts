import { configDefaults, defineConfig } from 'vitest/config';
import { leftovers, shared } from '../vitest.base.ts';

/** Copies of this package in which mutants are tried; a run that was broken off leaves its own there. */
const copies = 'reports/**';

export default defineConfig({
  test: {
    ...shared,
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, copies],
    setupFiles: [leftovers],
  },
});
