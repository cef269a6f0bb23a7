import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { openPortal } from '../testing/open-portal.ts';

const POSITION = '/positionshare?ticket=share-position&positionSharedType=2';

/** Collects every Chinese text that is ever on the page, except for the names of languages in header and footer. */
function watchForChinese(): ReadonlySet<string> {
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h1, main p, main a'))
      if (/\p{Script=Han}/u.test(textContent)) shown.add(textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return shown;
}

test('a share is first shown in the language of its website, even if the words load late', async () => {
  const words = Promise.withResolvers<void>();
  vi.doMock('../locales/en/positions.po', async (original) => {
    await words.promise;
    return original();
  });
  onTestFinished(() => {
    vi.doUnmock('../locales/en/positions.po');
  });
  const chinese = watchForChinese();
  const storage = createMemoryStorage({});
  await openPortal(POSITION, { storage, world: createLocalWorld({ lang: 'en-us' }) });
  await waitFor(() => expect(storage.get('shareInfo')).toContain('en-us'));
  // A page that does not wait for its words would be rendered within these turns.
  for (let turn = 0; turn < 50; turn++) await new Promise((next) => setTimeout(next));
  words.resolve();
  await screen.findByRole('heading', { name: 'Responsibilities' });
  expect([...chinese]).toEqual([]);
});
