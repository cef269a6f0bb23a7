import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../testing/open-portal.ts';

interface Listed {
  readonly rows: readonly object[];
}

/** A server that finds the first entry of a list twice, as one does that looks through two tables at once. */
const twice = (method: string) =>
  changingReply<Listed>(method, (data) => ({ ...data, rows: [...data.rows.slice(0, 1), ...data.rows] }));

test('a position that a server lists twice is shown once, and not on the next page', async () => {
  const user = userEvent.setup();
  await openPortal('/position', { through: twice('queryPositionList') });
  const main = within(await screen.findByRole('main'));
  const posts = async () => (await main.findAllByRole('article')).map((card) => card.innerHTML);
  await waitFor(async () => expect(await posts()).toHaveLength(10));
  const first = await posts();
  expect(new Set(first).size).toBe(10);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(async () => expect((await posts())[0]).not.toBe(first[0]));
  expect(await posts()).toHaveLength(10);
});

test.each([
  ['/personalCenter', 'queryDeliveries'],
  ['/personalCenter?tab=collection', 'queryCollections'],
  ['/message', 'queryMessages'],
] as const)('%s shows an entry once that %s answers twice', async (route, method) => {
  const { local, stored } = personaWorld({ lang: 'en-us' });
  await openPortal(route, { world: local, stored, through: twice(method) });
  const main = within(await screen.findByRole('main'));
  const cards = (await main.findAllByRole('article')).map((card) => card.textContent);
  expect(cards.length).toBeGreaterThan(1);
  expect(cards[1]).not.toBe(cards[0]);
});

test('words that a server names twice, or that say nothing, are offered once', async () => {
  await openPortal('/homepage', {
    through: changingReply<readonly string[]>('queryHotWords', () => ['Java', '', 'Sales', 'Java']),
  });
  const words = within(await screen.findByRole('list', { name: 'Popular searches' }));
  expect(words.getAllByRole('link').map((word) => word.textContent)).toEqual(['Java', 'Sales']);
});
