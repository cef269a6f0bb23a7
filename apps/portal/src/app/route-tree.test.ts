import { afterAll, expect, test } from 'vitest';
import { PartFailure } from '../core/failures/part-failure.ts';
import type { Portal } from '../core/portal/portal.ts';
import { createPortalRouter } from './router.ts';

const router = createPortalRouter({} as Portal, document.body);
afterAll(() => router.history.destroy());

test('a page whose words cannot be fetched fails as one whose code cannot, so that a newer release is told', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /words.js');
  const portal = { languages: { need: () => Promise.reject(missing) } };
  const beforeLoad = router.routesByPath['/feedback']?.options?.beforeLoad;
  await expect(beforeLoad?.({ context: { portal } } as never)).rejects.toThrow(PartFailure);
});
