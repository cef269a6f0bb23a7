import { createLocalWorld } from '@careers/mocks';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage, createPortal } from './create-portal.tsx';
import { around, countListeners } from './testing/page-around.ts';
import { testConfig } from './testing/test-config.ts';

afterEach(() => vi.restoreAllMocks());

async function visit(): Promise<void> {
  history.pushState(null, '', '#/homepage');
  const local = createLocalWorld();
  const element = document.body.appendChild(document.createElement('div'));
  const portal = await createPortal({
    config: testConfig,
    storage: createBrowserStorage('unmount-'),
    transport: local.transport,
  }).mount(element);
  try {
    await screen.findAllByRole('article');
  } finally {
    portal.unmount();
    element.remove();
  }
}

test('unmounting undoes all that mounting did, twenty times over', async () => {
  const icon = document.head.appendChild(document.createElement('link'));
  icon.rel = 'icon';
  icon.href = 'data:,';
  document.title = 'The page around';
  document.documentElement.lang = 'fr';
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const left = countListeners();
  const before = around();
  for (let time = 0; time < 20; time++) await visit();
  expect(around()).toEqual(before);
  expect(left()).toEqual({});
  icon.remove();
  localStorage.clear();
});
