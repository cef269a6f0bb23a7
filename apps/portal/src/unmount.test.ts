import { createLocalWorld } from '@careers/mocks';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage, createPortal } from './create-portal.tsx';
import { testConfig } from './testing/test-config.ts';

afterEach(() => vi.restoreAllMocks());

/** Counts who listens on the window and the document. */
function countListeners() {
  const listening = new Map<string, number>();
  for (const target of [window, document]) {
    const of = (type: string) => `${target === window ? 'window' : 'document'} ${type}`;
    const count = (type: string, by: number) => listening.set(of(type), (listening.get(of(type)) ?? 0) + by);
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      count(type, 1);
      Reflect.apply(addEventListener, target, [type, ...rest]);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      count(type, -1);
      Reflect.apply(removeEventListener, target, [type, ...rest]);
    });
  }
  // React listens for changes of the selection once for each document, for good.
  return () =>
    Object.fromEntries(
      [...listening].filter(([what, count]) => count !== 0 && what !== 'document selectionchange'),
    );
}

/** What a page finds of a portal that was there. */
const around = () => ({
  title: document.title,
  icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
  lang: document.documentElement.lang,
  pushState: history.pushState,
  replaceState: history.replaceState,
  scrollRestoration: history.scrollRestoration,
  elements: document.querySelectorAll('*').length,
  globals: Object.keys(window),
});

async function visit(): Promise<void> {
  location.hash = '#/homepage';
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
