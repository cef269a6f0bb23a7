import { createLocalWorld } from '@careers/mocks';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createBrowserStorage, createPortal } from './create-portal.tsx';
import { testConfig } from './testing/test-config.ts';

test('who mounts the portal may watch its routes, those that a link of the page leads to and those of an address, until it stops', async () => {
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  history.replaceState(null, '', '#/noData');
  const local = createLocalWorld({ size: 0, lang: 'en-us' });
  const element = document.body.appendChild(document.createElement('div'));
  const portal = await createPortal({
    config: testConfig,
    storage: createBrowserStorage('watch-'),
    transport: local.transport,
  }).mount(element);
  onTestFinished(() => {
    portal.unmount();
    element.remove();
    localStorage.clear();
    history.replaceState(null, '', '/');
  });
  const routes: string[] = [];
  const stop = portal.watchRoute((route) => routes.push(route.split('?')[0] ?? ''));
  await portal.open('/linkInvalid');
  expect(routes).toContain('/linkInvalid');
  location.hash = '#/feedback';
  await expect.poll(() => routes.at(-1)).toBe('/feedback');
  stop();
  await portal.open('/position');
  await screen.findByRole('heading', { level: 1 });
  expect(routes.at(-1)).toBe('/feedback');
});
