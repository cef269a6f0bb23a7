/**
 * What the tests of every package share. Files of one worker share its modules and its page: making both anew
 * for each file takes longer than the tests in it. A file cleans up what it did; one that replaces modules is
 * named `*.isolated.test.ts(x)` and has a worker of its own.
 */
export const shared = {
  isolate: false,
  // On two busy cores: a test waits for what it needs, never for a while.
  testTimeout: 30_000,
};

export const isolatedTests = '**/*.isolated.test.{ts,tsx}';
