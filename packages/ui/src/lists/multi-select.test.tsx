import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../floating.ts';
import { MultiSelect } from '../forms.ts';
import { Field } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { keysOfInputMethods } from '../testing/input-methods.ts';

const options = [
  { value: 'sh', label: 'Shanghai', keywords: '上海' },
  { value: 'sz', label: 'Shenzhen' },
  { value: 'hz', label: 'Hangzhou' },
  { value: 'hk', label: 'Hong Kong' },
  { value: 'cd', label: 'Chengdu', disabled: true },
];

const Cities = ({ start = [], max = 3, onBlur }: { start?: string[]; max?: number; onBlur?: () => void }) => {
  const [value, setValue] = useState(start);
  return (
    <Field label="Cities">
      <MultiSelect
        options={options}
        value={value}
        onValueChange={setValue}
        max={max}
        onBlur={onBlur}
        labels={{
          options: 'All cities',
          chosen: 'Chosen cities',
          full: 'Select at most 3 items',
          none: 'No such city',
          remove: (name) => `Remove ${name}`,
          added: (name) => `${name} added.`,
          removed: (name) => `${name} removed.`,
        }}
      />
    </Field>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' });
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;
const pointed = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrow keys point at an option, Enter chooses it, and the list stays open', async () => {
  const user = userEvent.setup();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Cities />);
  await user.tab();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('list')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' }), 'the caret stays').toBe(false);
  expect(pointed()).toBe('Shenzhen');
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: 'Shenzhen' }));
  await user.keyboard('{Enter}');
  expect([chosen(), said()]).toEqual([['Shenzhen'], 'Shenzhen added.']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'All cities' });
  expect(list.getAttribute('aria-multiselectable')).toBe('true');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Shenzhen');
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(pointed()).toBe('Chengdu');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Shenzhen']);
});

test.each(keysOfInputMethods)(
  'a key that belongs to an input method neither chooses an option nor closes the list: %o',
  async (sign) => {
    const user = userEvent.setup();
    render(<Cities />);
    await user.click(field());
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field(), { key, ...sign });
    expect([chosen(), field().getAttribute('aria-expanded')]).toEqual([[], 'true']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(chosen()).toEqual(['Shanghai']);
  },
);

test('typing narrows the list, also by an option’s other names, and says when nothing is left', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  await user.type(field(), '上');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Shanghai']);
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Shanghai']);
  await user.clear(field());
  await user.type(field(), 'atlantis');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getAllByText('No such city')).toHaveLength(2);
  expect(said()).toBe('No such city');
  await user.clear(field());
  expect(said()).toBe('');
});

test('arrow up opens the list at its last option, and typing opens it at the first one that fits', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(pointed()).toBe('Chengdu');
  expect(screen.getByRole('option', { name: 'Chengdu' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Escape}');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('h');
  expect([field().getAttribute('aria-expanded'), pointed()]).toEqual(['true', 'Shanghai']);
});

test('Enter is the form’s while the list is closed, and the list’s while it is open', async () => {
  render(<Cities />);
  const goesOn = () => fireEvent.keyDown(field(), { key: 'Enter' });
  expect(goesOn()).toBe(true);
  await userEvent.setup().click(field());
  expect(goesOn()).toBe(false);
});

test('Backspace takes a letter while there is one, and what is typed after a choice replaces the search', async () => {
  const user = userEvent.setup();
  render(<Cities start={['hz']} />);
  await user.type(field(), 'shen{Backspace}');
  expect([field().value, chosen()]).toEqual(['she', ['Hangzhou']]);
  await user.keyboard('{Enter}hong');
  expect([field().value, chosen()]).toEqual(['hong', ['Hangzhou', 'Shenzhen']]);
});

test('it is left when the focus leaves all of it, not when it goes from the field to a choice', async () => {
  const user = userEvent.setup();
  const onBlur = vi.fn();
  render(<Cities start={['sh']} onBlur={onBlur} />);
  await user.type(field(), 'h');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Shanghai' }));
  expect([field().value, onBlur.mock.calls.length]).toEqual(['h', 0]);
  await user.tab();
  expect([field().value, onBlur.mock.calls.length]).toEqual(['', 1]);
});

test('once three options are chosen, the others are disabled and the reason is said', async () => {
  const user = userEvent.setup();
  render(<Cities start={['sh', 'sz']} />);
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Hangzhou' }));
  expect(said()).toBe('Hangzhou added. Select at most 3 items');
  const closed = screen.getByRole('option', { name: 'Hong Kong' });
  const canBeTakenOut = screen.getByRole('option', { name: 'Shanghai' });
  expect([closed, canBeTakenOut].map((option) => option.getAttribute('aria-disabled'))).toEqual([
    'true',
    null,
  ]);
  expect(screen.getAllByText('Select at most 3 items'), 'in the list and below the field').toHaveLength(2);
  await user.click(closed);
  expect([chosen(), said()]).toEqual([['Shanghai', 'Shenzhen', 'Hangzhou'], 'Select at most 3 items']);
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'Shanghai' }));
  expect(chosen()).toEqual(['Shenzhen', 'Hangzhou']);
});

test('a chosen option is removed by its cross, and the last one by Backspace, while the focus stays in the field', async () => {
  const user = userEvent.setup();
  render(<Cities start={['sh', 'sz', 'hz']} />);
  await user.click(screen.getByRole('button', { name: 'Remove Shanghai' }));
  expect([chosen(), said()]).toEqual([['Shenzhen', 'Hangzhou'], 'Shanghai removed.']);
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Backspace}');
  expect(chosen()).toEqual(['Shenzhen']);
});

test('a press on an option leaves the focus in the field, and leaving the field closes the list and empties the search', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Cities />
      <button type="button">Next</button>
    </>,
  );
  await user.type(field(), 'shen');
  await user.click(screen.getByRole('option', { name: 'Shenzhen' }));
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([field().value, chosen()]).toEqual(['', ['Shenzhen']]);
});

test('Escape closes the list, and a second Escape the dialog around it', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Preferences" closeLabel="Close">
      <Cities />
    </Dialog>,
  );
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
