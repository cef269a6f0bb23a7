import { afterAll, vi } from 'vitest';

/**
 * Waits for the code that a test has begun to fetch and not waited for. The files of one worker share their modules: what is cut off as one
 * file ends would never come for the next.
 */
afterAll(() => vi.dynamicImportSettled());
