import { defineConfig } from 'vitest/config';

/** With RULES_ALONE=1 the contract's cases alone: what survives them is asked of no other gateway (decision 0155). */
const beside =
  process.env.RULES_ALONE === '1'
    ? []
    : ['src/{backend,positions,captcha}/**/*.test.ts', 'src/world/sample-data.test.ts'];

/**
 * What mutants are tried by: the contract's cases, and the tests beside what is mutated. By itself, since Stryker runs
 * it in a copy of this package that has no workspace above it.
 */
export default defineConfig({
  test: {
    include: ['contract/contract.test.ts', ...beside],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // What is instrumented is slow: a mutant that goes on for ever is ended by Stryker itself.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
