import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useDerived, useForm, useFormValue, useRowsAbout } from './index.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}
const newRow = ({ id }: Item) => ({ itemId: id, note: '' });

function Notes({ list }: { readonly list: readonly Item[] }) {
  const form = useForm({ defaultValues: { rows: list.map(newRow) } });
  const rows = useFormValue(form, 'rows');
  const ids = useDerived(form, (values) => values.rows.map(({ itemId }) => itemId));
  const asked = useRowsAbout(ids, list, {
    newRow,
    setRows: (change) => form.setValue('rows', change(form.getValues('rows'))),
  });
  return (
    <>
      {asked.map(({ about: { id, name }, at }) => (
        <label key={id}>
          {name}
          <input {...form.register(`rows.${at}.note`)} />
        </label>
      ))}
      <output>{JSON.stringify(rows.map(({ itemId, note }) => `${itemId}: ${note}`))}</output>
    </>
  );
}

const noteOn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('each row keeps its value when items are added, removed or moved', async () => {
  const a = { id: 'a', name: 'A' };
  const b = { id: 'b', name: 'B' };
  const c = { id: 'c', name: 'C' };
  const { rerender } = render(<Notes list={[a, b]} />);
  const user = userEvent.setup();
  await user.type(noteOn('A'), 'first');
  await user.type(noteOn('B'), 'second');
  // In another language the list is in another order.
  rerender(<Notes list={[b, { ...a, name: 'Ä' }]} />);
  expect([noteOn('Ä').value, noteOn('B').value]).toEqual(['first', 'second']);
  rerender(<Notes list={[c, b]} />);
  expect([noteOn('B').value, noteOn('C').value]).toEqual(['second', '']);
  await user.type(noteOn('C'), 'third');
  expect(screen.getByRole('status').textContent).toBe('["b: second","c: third"]');
});
