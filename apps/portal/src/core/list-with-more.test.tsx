import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ListWithMore, ROWS_AT_ONCE } from './list-with-more.tsx';

const answerOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

const listOf = (answer: readonly { id: number }[]) => (
  <ListWithMore rows={answer.map((row) => ({ ...row }))} answer={answer} className="" more="Show more">
    {({ id }) => (
      <li key={id}>
        <a href={`#${id}`}>{`Company ${id}`}</a>
      </li>
    )}
  </ListWithMore>
);

const show = (answer: readonly { id: number }[]) => render(listOf(answer));

test('a list of hundreds is shown in parts: each goes on where the last one ended, and none is lost', async () => {
  const user = userEvent.setup();
  const answer = answerOf(3 * ROWS_AT_ONCE + 1);
  show(answer);
  for (const shown of [1, 2, 3]) {
    expect(links()).toHaveLength(shown * ROWS_AT_ONCE);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(document.activeElement?.textContent).toBe(`Company ${shown * ROWS_AT_ONCE}`);
  }
  expect(links()).toEqual(answer.map(({ id }) => `Company ${id}`));
  expect(screen.queryByRole('button')).toBeNull();
});

test('who comes back to a list finds as much of it as they left, and the focus where it is', async () => {
  const user = userEvent.setup();
  const answer = answerOf(3 * ROWS_AT_ONCE);
  const { unmount } = show(answer);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  unmount();
  show(answer);
  expect(links()).toHaveLength(2 * ROWS_AT_ONCE);
  expect(document.activeElement).toBe(document.body);
});

test('another answer, as to a search, begins anew, and shows more at a press as the first one did', async () => {
  const user = userEvent.setup();
  const { rerender } = show(answerOf(3 * ROWS_AT_ONCE));
  for (const answer of [undefined, answerOf(2 * ROWS_AT_ONCE)]) {
    if (answer) rerender(listOf(answer));
    expect(links()).toHaveLength(ROWS_AT_ONCE);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(links()).toHaveLength(2 * ROWS_AT_ONCE);
    expect(document.activeElement?.textContent).toBe(`Company ${ROWS_AT_ONCE}`);
  }
});

test('a short list has no button', () => {
  show(answerOf(ROWS_AT_ONCE));
  expect(links()).toHaveLength(ROWS_AT_ONCE);
  expect(screen.queryByRole('button')).toBeNull();
});
