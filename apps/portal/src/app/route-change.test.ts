import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../testing/open-portal.ts';

/** Observes the document until the test ends. */
function watch(options: MutationObserverInit, seen: (records: MutationRecord[]) => void): void {
  const observer = new MutationObserver(seen);
  observer.observe(document, { subtree: true, ...options });
  onTestFinished(() => observer.disconnect());
}

async function openFirstPosition() {
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('the list is empty');
  await userEvent.setup().click(within(card).getByRole('link'));
  await screen.findByRole('complementary', { name: 'At a glance' });
}

test('a page is not rendered again with the address of the page that replaces it', async () => {
  await openPortal('/position?company=com-energy');
  await screen.findByRole('button', { name: 'Remove Chengyuan Energy' });
  const drawn = new Set<string>();
  watch({ childList: true }, () => {
    const chip = screen.queryByRole('button', { name: 'Remove Chengyuan Energy' });
    drawn.add(`${document.querySelector('h1')?.textContent} ${chip ? 'with' : 'without'} its filter`);
  });
  await openFirstPosition();
  expect([...drawn]).not.toContain('Positions without its filter');
});

test('the lang attribute is not written on a change of route, because that would recalculate all styles', async () => {
  await openPortal('/position');
  await screen.findAllByRole('article');
  const written: Node[] = [];
  watch({ attributeFilter: ['lang'] }, (records) => written.push(...records.map(({ target }) => target)));
  await openFirstPosition();
  expect(written.filter((element) => element === document.documentElement)).toEqual([]);
});

test('a link is preloaded when the pointer rests on it, and not when the pointer only passes it', async () => {
  const { local } = await openPortal('/position');
  const cards = await screen.findAllByRole('article');
  const [passed, meant] = cards.map((card) => within(card).getByRole<HTMLAnchorElement>('link'));
  if (!passed || !meant) throw new Error('the list is too short');
  // Without waiting, so that the pointer does not rest on the first link even on a slow machine.
  fireEvent.pointerOver(passed);
  fireEvent.pointerOut(passed, { relatedTarget: meant });
  fireEvent.pointerOver(meant, { relatedTarget: passed });
  const asked = () =>
    local
      .world()
      .calls()
      .flatMap(({ path, param }) => (path.endsWith('queryPositionDetail') ? [param] : []));
  await waitFor(() => expect(asked()).not.toEqual([]));
  const id = new URLSearchParams(meant.hash.split('?')[1]).get('id');
  expect(asked()).toEqual([{ id }]);
});
