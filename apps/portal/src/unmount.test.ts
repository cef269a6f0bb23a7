import { createLocalWorld } from '@careers/mocks';
import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage, createPortal } from './create-portal.tsx';
import { around, countListeners } from './testing/page-around.ts';
import { testConfig } from './testing/test-config.ts';

afterEach(() => vi.restoreAllMocks());

async function visit(element: HTMLElement): Promise<void> {
  history.pushState(null, '', '#/homepage');
  const local = createLocalWorld();
  const portal = await createPortal({
    config: testConfig,
    storage: createBrowserStorage('unmount-'),
    transport: local.transport,
  }).mount(element);
  try {
    await screen.findAllByRole('article');
  } finally {
    portal.unmount();
  }
}

test('unmounting undoes all that mounting did, again and again', async () => {
  const icon = document.head.appendChild(document.createElement('link'));
  icon.rel = 'icon';
  icon.href = 'data:,';
  document.title = 'The page around';
  document.documentElement.lang = 'fr';
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const element = document.body.appendChild(document.createElement('div'));
  // React adds its listeners to an element once, and never removes them.
  createRoot(element).unmount();
  const left = countListeners(element);
  const before = around();
  for (let time = 0; time < 4; time++) await visit(element);
  expect(around()).toEqual(before);
  expect(left()).toEqual({ listeners: {}, observers: 0 });
  element.remove();
  icon.remove();
  localStorage.clear();
});
