import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox, Field, PasswordInput, RadioGroup, Textarea, TextInput } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';

test('a password is hidden until its eye is pressed, and showing it keeps what was typed', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput labels={{ show: 'Show password', hide: 'Hide password' }} autoComplete="new-password" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'chengyuan1');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'chengyuan1']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(await axeFindings()).toEqual([]);
});

test('the line ends that Word copies become line ends of a text area, and the caret stays behind the pasted text', async () => {
  const user = userEvent.setup();
  function Described() {
    const [text, setText] = useState('Before  after');
    return <Textarea aria-label="Duties" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  render(<Described />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Duties');
  await user.click(area);
  area.setSelectionRange(7, 7);
  await user.paste('Plan\vBuy\fSell');
  expect(area.value).toBe('Before Plan\nBuy\nSell after');
  await user.keyboard('!');
  expect(area.value).toBe('Before Plan\nBuy\nSell! after');
});

test('the icon in a text input has no part in its name', async () => {
  render(<TextInput aria-label="Search" start={<svg />} end={<button type="button">Clear</button>} />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('only the first radio of a group has the group’s id, to which an error leads', () => {
  const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));
  render(<RadioGroup id="which" label="Which" options={options} value="Two" onValueChange={() => {}} />);
  expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['which', '', '']);
});

test('radios without their answer look as wrong as any other field', () => {
  const options = [{ value: 'a', label: 'One' }] as const;
  render(
    <RadioGroup label="Which" options={options} value={undefined} onValueChange={() => {}} error="Choose" />,
  );
  const radio = screen.getByRole('radio');
  expect(radio.closest('[aria-invalid=true]')).toBe(screen.getByRole('radiogroup'));
  expect(radio.className).toMatch(/(^| )in-aria-invalid:border-danger( |$)/);
});

test('radios of which none is chosen do not look indeterminate, though the browser calls them so', () => {
  const options = [{ value: 'a', label: 'One' }] as const;
  render(<RadioGroup label="Which" options={options} value={undefined} onValueChange={() => {}} />);
  expect(screen.getByRole('radio').className).not.toMatch(/indeterminate:/);
});

describe('Checkbox', () => {
  test('is toggled by a press anywhere on its label', async () => {
    render(<Checkbox>上海</Checkbox>);
    await userEvent.click(screen.getByText('上海'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '上海' }).checked).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  test('has an error of its own, which is announced, before the description that it is given', async () => {
    render(
      <>
        <Checkbox error="Please agree first" aria-describedby="version">
          I agree
        </Checkbox>
        <p id="version">Version 2</p>
      </>,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const [error = '', own] = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(own).toBe('version');
    const described = document.getElementById(error);
    expect(described?.textContent).toBe('Please agree first');
    expect(described?.getAttribute('aria-live')).toBe('polite');
    expect(await axeFindings()).toEqual([]);
  });

  test('has the id that it is given, to which an error leads', () => {
    render(<Checkbox id="consent">I agree</Checkbox>);
    expect(screen.getByRole('checkbox').id).toBe('consent');
  });

  test('hands its element to a form library', () => {
    const ref = vi.fn();
    render(<Checkbox ref={ref}>I agree</Checkbox>);
    expect(ref).toHaveBeenCalledWith(screen.getByRole('checkbox'));
  });
});

describe('RadioGroup', () => {
  const Kinds = ({ error }: { error?: string }) => {
    const [kind, setKind] = useState<'social' | 'campus' | 'intern'>();
    return (
      <RadioGroup
        label="Kind"
        required
        hint="You can change it later."
        error={error}
        value={kind}
        onValueChange={setKind}
        options={[
          { value: 'social', label: 'Experienced' },
          { value: 'campus', label: 'Campus', hint: 'Class of 2027' },
          { value: 'intern', label: 'Intern', disabled: true },
        ]}
      />
    );
  };

  test('chooses one option by pointer or keyboard, and never a disabled one', async () => {
    const user = userEvent.setup();
    render(<Kinds />);
    await user.click(screen.getByText('Experienced'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Campus/ }).checked).toBe(true);
    await user.click(screen.getByText('Intern'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Intern' }).checked).toBe(false);
    expect(await axeFindings()).toEqual([]);
  });

  test('carries name, required state, error and hint for all its options', async () => {
    render(<Kinds error="Choose one" />);
    const group = screen.getByRole('radiogroup', { name: /Kind/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const described = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Choose one',
      'You can change it later.',
    ]);
    expect(await axeFindings()).toEqual([]);
  });
});
