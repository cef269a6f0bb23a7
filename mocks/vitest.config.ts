import { configDefaults, defineConfig } from 'vitest/config';
import { giveWay, leftovers, shared } from '../vitest.base.ts';

giveWay();

/** Copies of this package in which mutants are tried; a run that was broken off leaves its own there. */
const copies = 'reports/**';

export default defineConfig({
  test: {
    ...shared,
    // Left to itself it leaves a core to others: with the portal's tests it is what everybody waits for.
    maxWorkers: 2,
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, copies],
    setupFiles: [leftovers],
  },
});
