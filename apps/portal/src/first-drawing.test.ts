import { createLocalWorld } from '@careers/mocks';
import { expect, test } from 'vitest';
import { createMemoryStorage, createPortal } from './create-portal.tsx';
import { testConfig } from './testing/test-config.ts';

/** What stands in the element when something is drawn into it for the first time. */
function drawnFirst(element: HTMLElement): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    resolve(element.innerHTML);
  });
  watch.observe(element, { childList: true });
  return promise;
}

test.each([
  ['the homepage', '#/homepage'],
  ['what a redirect leads to', '#/'],
])('a portal is drawn with its page at once, not with an empty frame before it: %s', async (_, hash) => {
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  location.hash = hash;
  const element = document.body.appendChild(document.createElement('div'));
  const first = drawnFirst(element);
  const portal = await createPortal({
    config: testConfig,
    storage: createMemoryStorage(),
    transport: createLocalWorld().transport,
  }).mount(element);
  expect(await first).toContain('<main');
  expect(location.hash).toMatch(/^#\/homepage/);
  portal.unmount();
  element.remove();
});

test('while nobody knows yet whose website a page of the group’s portal stands in, the shape of one is drawn', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  location.hash = '#/complex/homepage?comId=com-energy';
  const element = document.body.appendChild(document.createElement('div'));
  const first = drawnFirst(element);
  const portal = await createPortal({
    config: testConfig,
    storage: createMemoryStorage({ locale: 'en-us' }),
    transport: () => new Promise(() => {}),
  }).mount(element);
  expect(await first).toMatch(/role="status".*Loading/);
  expect(await first).not.toContain('<main');
  portal.unmount();
  element.remove();
});
