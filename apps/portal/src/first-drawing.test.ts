import type { Transport } from '@careers/gateway';
import { createLocalWorld } from '@careers/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** What a portal shows first at an address; it is gone when the test ends, however it does. */
async function firstOf(hash: string, transport: Transport): Promise<string> {
  // The portal renders by itself, outside of the library's act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  history.pushState(null, '', hash);
  const element = document.body.appendChild(document.createElement('div'));
  const first = drawnFirst(element);
  const storage = createMemoryStorage({ locale: 'en-us' });
  const portal = await createPortal({ config: testConfig, storage, transport }).mount(element);
  onTestFinished(() => {
    portal.unmount();
    element.remove();
  });
  return first;
}

test.each([
  ['the homepage', '#/homepage'],
  ['what a redirect leads to', '#/'],
])('a portal is drawn with its page at once, not with an empty frame before it: %s', async (_, hash) => {
  // Its code is read for the first time here, which may take longer than a visitor is kept waiting.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await firstOf(hash, createLocalWorld().transport)).toContain('<main');
  expect(location.hash).toMatch(/^#\/homepage/);
});

test('while nobody knows yet whose website a page of the group’s portal stands in, the shape of one is drawn', async () => {
  const first = await firstOf('#/complex/homepage?comId=com-energy', () => new Promise(() => {}));
  expect(first).toMatch(/role="status".*Loading/);
  expect(first).not.toContain('<main');
});
