import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { testPortal } from '../../testing/test-portal.ts';
import { Filters } from './filters.tsx';
import { CHOSEN_MAX } from './list-search.ts';

const entries = Array.from({ length: CHOSEN_MAX + 1 }, (_, at) => ({
  id: `c${at}`,
  name: `No. ${at}`,
  count: 1,
}));

/** The filters with one facet, of which the first few entries are chosen. */
async function show(chosen: number) {
  const portal = testPortal();
  await portal.languages.need('positions');
  const onToggle = vi.fn();
  const ids = entries.slice(0, chosen).map(({ id }) => id);
  const group = { name: 'company', label: 'Company', entries, chosen: ids } as const;
  await renderInPortal(<Filters groups={[group]} onToggle={onToggle} open={[]} />, portal);
  return onToggle;
}

const limit = () => screen.queryByText(/You can choose 50 at most/);
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

test('one more entry than an address can hold cannot be chosen, and the facet says so', async () => {
  const onToggle = await show(CHOSEN_MAX);
  expect(limit()).toBeTruthy();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^Show all/ }));
  await person.click(screen.getByRole('checkbox', { name: /^No. 50/ }));
  expect(onToggle).not.toHaveBeenCalled();
  // What is chosen can be removed.
  await person.click(screen.getByRole('checkbox', { name: /^No. 49/ }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('company', 'c49');
});

test('below that all entries can be chosen', async () => {
  await show(CHOSEN_MAX - 1);
  expect(limit()).toBeNull();
  expect(boxes().filter(({ disabled }) => disabled)).toEqual([]);
});
