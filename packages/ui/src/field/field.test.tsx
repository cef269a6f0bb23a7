import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Field, FormErrorSummary, NativeSelect, Textarea, TextInput, useFieldControl } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';

describe('Field', () => {
  test('an error is announced and linked to its field', async () => {
    const field = (error?: string) => (
      <Field label="E-mail" hint="We write to it once." error={error} required>
        <TextInput />
      </Field>
    );
    const { rerender } = render(field());
    const input = screen.getByRole('textbox', { name: /E-mail/ });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    const live = [...document.querySelectorAll('[aria-live=polite]')];

    rerender(field('Enter an e-mail address'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(live.map((region) => region.textContent)).toEqual(['Enter an e-mail address']);
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter an e-mail address',
      'We write to it once.',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('a required field says so once, as its state: the star is hidden from assistive technology', () => {
    render(
      <Field label="Name" required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('the counter describes the control, and changes its state once the text is too long', () => {
    const field = (count: number) => (
      <Field label="About you" counter={{ count, max: 3, label: `${count} of 3 characters` }}>
        <Textarea defaultValue="" />
      </Field>
    );
    const { rerender } = render(field(3));
    const described = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('3 of 3 characters');
    expect(screen.getByText('3/3').parentElement?.dataset.state).toBe('within');
    rerender(field(4));
    expect(screen.getByText('4/3').parentElement?.dataset.state).toBe('over');
  });

  test('a press on the label focuses any control: a select, one with an id of its own, an element of one’s own', async () => {
    const Stars = () => <button type="button" {...useFieldControl({})} />;
    render(
      <>
        <Field label="Degree">
          <NativeSelect>
            <option>Master</option>
          </NativeSelect>
        </Field>
        <Field label="City" id="city">
          {(control) => <input {...control} />}
        </Field>
        <Field label="Stars">
          <Stars />
        </Field>
      </>,
    );
    for (const [label, role] of [
      ['Degree', 'combobox'],
      ['City', 'textbox'],
      ['Stars', 'button'],
    ] as const) {
      await userEvent.click(screen.getByText(label));
      expect(document.activeElement).toBe(screen.getByRole(role, { name: label }));
    }
    expect(screen.getByRole('textbox', { name: 'City' }).id).toBe('city');
    expect(await axeFindings()).toEqual([]);
  });

  describe('an error message that would move the page below it', () => {
    const field = (error?: string) => (
      <>
        <Field label="Name" error={error}>
          <TextInput />
        </Field>
        <NativeSelect aria-label="Degree" />
        <button type="button">Send</button>
      </>
    );
    const setUp = () => {
      const { rerender } = render(field());
      return { says: (error?: string) => rerender(field(error)), button: screen.getByRole('button') };
    };

    test('appears only after the press that left its field', async () => {
      const { says, button } = setUp();
      fireEvent.pointerDown(button);
      says('Enter your name');
      expect(screen.queryByText('Enter your name')).toBeNull();
      expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
      fireEvent.pointerUp(button);
      expect(screen.queryByText('Enter your name')).toBeNull();
      fireEvent.click(button);
      expect(await screen.findByText('Enter your name')).toBeTruthy();
    });

    test('disappears only after a press', async () => {
      const { says, button } = setUp();
      says('Enter your name');
      fireEvent.mouseDown(button);
      says();
      expect(screen.getByText('Enter your name')).toBeTruthy();
      fireEvent.mouseUp(button);
      await waitFor(() => expect(screen.queryByText('Enter your name')).toBeNull());
    });

    test('appears at once when the press is cancelled, or opens a list', async () => {
      const { says, button } = setUp();
      fireEvent.pointerDown(button);
      says('Enter your name');
      fireEvent.pointerCancel(button);
      expect(await screen.findByText('Enter your name')).toBeTruthy();
      fireEvent.pointerDown(screen.getByRole('combobox'));
      says('Too long');
      expect(screen.getByText('Too long')).toBeTruthy();
    });
  });

  test('a control’s own description is added to the field’s', () => {
    render(
      <Field label="Code" hint="Six digits" id="code">
        <TextInput aria-describedby="countdown" />
      </Field>,
    );
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe('countdown code-hint');
  });
});

describe('FormErrorSummary', () => {
  const errors = [
    { fieldId: 'name', message: 'Enter your name' },
    { fieldId: 'mail', message: 'Enter an e-mail address' },
  ];
  const form = (focusKey: number, some = errors) => (
    <>
      <FormErrorSummary title="Two things need your attention" errors={some} focusKey={focusKey} />
      <Field label="Name" id="name">
        <TextInput />
      </Field>
      <Field label="E-mail" id="mail">
        <TextInput />
      </Field>
    </>
  );

  test('does not take the focus where takesFocus is false', () => {
    const summary = (takesFocus?: boolean) => (
      <FormErrorSummary
        title="Two things"
        errors={errors}
        focusKey={1}
        {...(takesFocus === false && { takesFocus })}
      />
    );
    const { unmount } = render(summary(false));
    expect(document.activeElement).toBe(document.body);
    unmount();
    render(summary());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Two things' }));
  });

  test('drops a corrected error, and takes the focus, only after the press that is under way', async () => {
    const { rerender } = render(form(0));
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    fireEvent.mouseDown(field);
    rerender(form(0, errors.slice(1)));
    expect(shown()).toEqual(['Enter your name', 'Enter an e-mail address']);
    fireEvent.mouseUp(field);
    await waitFor(() => expect(shown()).toEqual(['Enter an e-mail address']));

    field.focus();
    fireEvent.mouseDown(document.body);
    rerender(form(1));
    expect(document.activeElement).toBe(field);
    fireEvent.mouseUp(document.body);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
    expect(shown()).toHaveLength(2);
  });

  test('takes the focus when the form is refused, and again when it is refused again', async () => {
    const { rerender } = render(form(0, []));
    expect(screen.queryByRole('group')).toBeNull();
    rerender(form(1));
    const summary = screen.getByRole('group', { name: 'Two things need your attention' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Two things need your attention');
    screen.getByRole('textbox', { name: 'Name' }).focus();
    rerender(form(2));
    expect(document.activeElement).toBe(summary);
    expect(await axeFindings()).toEqual([]);
  });

  test('leads from each error to its field, and leaves the address of the page as it is', async () => {
    render(form(1));
    const before = location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(location.href).toBe(before);
  });
});
