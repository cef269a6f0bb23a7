import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * What the tests of every package share. Files of one worker share its modules and its page: making both anew
 * for each file takes longer than the tests in it. What tests replaced is put back after each; a file that leaves
 * anything else behind fails (`leftovers`, the last of the setup files). One that replaces modules is named
 * `*.isolated.test.ts(x)` and has a worker of its own.
 */
export const shared = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Another order each time, so that what one test owes to another shows. The run prints its seed;
  // `--sequence.seed=` with it brings the same order back.
  sequence: { shuffle: { files: true, tests: true } },
  // On two busy cores: a test waits for what it needs, never for a while.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

/**
 * The portal's tests take longest, and wait for timers at times. Those of all other packages give way to them: they fill the
 * pauses, and no core is left idle while the portal's last files run alone (decision 0070). Workers inherit the priority.
 */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

export const leftovers = fileURLToPath(new URL('vitest.leftovers.ts', import.meta.url));

export const isolatedTests = '**/*.isolated.test.{ts,tsx}';
