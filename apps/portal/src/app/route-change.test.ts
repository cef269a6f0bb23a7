import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { openPortal } from '../testing/open-portal.ts';

/** Watches the document from now until the test ends. */
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

test('a page on its way out is not drawn for the address of the next one', async () => {
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

test('the language is written when it changes, not with every route: all styles would be looked up again', async () => {
  await openPortal('/position');
  await screen.findAllByRole('article');
  const written: Node[] = [];
  watch({ attributeFilter: ['lang'] }, (records) => written.push(...records.map(({ target }) => target)));
  await openFirstPosition();
  expect(written.filter((element) => element === document.documentElement)).toEqual([]);
});

test('what the pointer only passes is not asked for; where it rests, the page is', async () => {
  // One movement: no time for anything between the two.
  const user = userEvent.setup({ delay: null });
  const { local } = await openPortal('/position');
  const [passed, meant] = await screen.findAllByRole('article');
  if (!passed || !meant) throw new Error('the list is too short');
  const linkOf = (card: HTMLElement) => within(card).getByRole<HTMLAnchorElement>('link');
  await user.pointer([{ target: linkOf(passed) }, { target: linkOf(meant) }]);
  const asked = () =>
    local
      .world()
      .calls()
      .flatMap(({ path, param }) => (path.endsWith('queryPositionDetail') ? [param] : []));
  await waitFor(() => expect(asked()).not.toEqual([]));
  const id = new URLSearchParams(linkOf(meant).hash.split('?')[1]).get('id');
  expect(asked()).toEqual([{ id }]);
});
