import { createLocalWorld } from '@careers/mocks';
import { expect, test, vi } from 'vitest';
import { createMemoryStorage, createPortal } from './create-portal.tsx';
import { around, countListeners } from './testing/page-around.ts';
import { testConfig } from './testing/test-config.ts';

const lost = new Error('the words could not be fetched');
vi.mock('./core/language/catalogue-files.ts', () => ({ loadCatalogue: () => Promise.reject(lost) }));

test('a portal that cannot be mounted leaves nothing behind in the page, and no listener', async () => {
  history.pushState(null, '', '#/homepage');
  document.title = 'The page around';
  const element = document.body.appendChild(document.createElement('div'));
  const left = countListeners(element);
  const before = around();
  const storage = createMemoryStorage({ locale: 'en-us' });
  const followers = new Set<() => void>();
  const portal = createPortal({
    config: testConfig,
    storage: {
      ...storage,
      onForeignChange: (listener) => {
        followers.add(listener);
        return () => followers.delete(listener);
      },
    },
    transport: createLocalWorld().transport,
  });
  await expect(portal.mount(element)).rejects.toBe(lost);
  expect(left()).toEqual({ listeners: {}, observers: 0 });
  expect(followers.size).toBe(0);
  expect(around()).toEqual(before);
});
