import { afterAll, vi } from 'vitest';

/**
 * Waits for dynamic imports that a test has started and not awaited. The files of one worker share modules: an import that is
 * aborted at the end of one file would be missing in the next.
 */
afterAll(() => vi.dynamicImportSettled());
