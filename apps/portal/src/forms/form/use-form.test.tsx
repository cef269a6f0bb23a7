import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Controlled } from './controlled.tsx';
import type { Form } from './form.ts';
import { useDerived, useForm, useFormValue } from './use-form.ts';

interface Values {
  readonly answer?: 'yes' | 'no';
  readonly name: string;
  readonly phone: string;
  readonly consent: boolean;
  readonly rows: readonly { readonly text: string }[];
}

const begun: Values = { name: 'Li Wen', phone: '', consent: false, rows: [{ text: 'one' }, { text: 'two' }] };

interface Shown {
  readonly form: Form<Values>;
  readonly sent: ReturnType<typeof vi.fn>;
  readonly refused: ReturnType<typeof vi.fn>;
  readonly drawn: () => number;
}

/** A form with one control of each kind; the phone is registered before the name, but comes after it. */
function show(options: { readonly withPhone?: boolean; readonly shouldFocusError?: boolean } = {}): Shown {
  const sent = vi.fn();
  const refused = vi.fn();
  let drawn = 0;
  let form: Form<Values> | undefined;
  function Example() {
    form = useForm<Values>({
      defaultValues: begun,
      ...(options.shouldFocusError === undefined ? {} : { shouldFocusError: options.shouldFocusError }),
    });
    drawn += 1;
    const { register, formState, handleSubmit } = form;
    const filled = (text: string) => text !== '' || 'empty';
    const phone = register('phone', { validate: filled });
    return (
      <form noValidate aria-label="Form" onSubmit={handleSubmit(sent, refused)}>
        <Controlled form={form} name="answer" validate={(answer) => answer !== undefined}>
          {({ name, value, onChange, error }) => (
            <fieldset data-state={error ? 'invalid' : 'valid'}>
              {(['yes', 'no'] as const).map((one) => (
                <label key={one}>
                  {one}
                  <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
                </label>
              ))}
            </fieldset>
          )}
        </Controlled>
        <input aria-label="Name" {...register('name', { validate: filled })} />
        {(options.withPhone ?? true) && <input aria-label="Phone" {...phone} />}
        <input type="checkbox" aria-label="Consent" {...register('consent')} />
        <Rows form={form} />
        <output>{[formState.errors.name?.message, formState.failure, formState.isDirty].join('|')}</output>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Example />);
  if (!form) throw new Error('not drawn');
  return {
    get form() {
      if (!form) throw new Error('not drawn');
      return form;
    },
    sent,
    refused,
    drawn: () => drawn,
  };
}

function Rows({ form }: { readonly form: Form<Values> }) {
  const rows = useFormValue(form, 'rows');
  return rows.map((_, at) => (
    <input
      key={`row-${at + 1}`}
      aria-label={`Row ${at + 1}`}
      {...form.register(`rows.${at}.text`, { validate: (text) => text.trim() !== '' })}
    />
  ));
}

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const said = () => screen.getByRole('status').textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('the inputs of a form', () => {
  it('show the default values, and submit what was typed, chosen and ticked', async () => {
    const { sent } = show();
    expect([text('Name').value, text('Row 2').value]).toEqual(['Li Wen', 'two']);
    await userEvent.type(text('Phone'), '138');
    await userEvent.click(screen.getByRole('radio', { name: 'no' }));
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...begun, answer: 'no', phone: '138', consent: true });
  });

  it('show a value that is set by code, which counts as edited only if it is set for the person', async () => {
    const shown = show();
    act(() => shown.form.setValue('name', 'Wu Jun'));
    expect([text('Name').value, said()]).toEqual(['Wu Jun', '||false']);
    act(() => shown.form.setValue('name', 'He Min', { byPerson: true }));
    expect([text('Name').value, said()]).toEqual(['He Min', '||true']);
  });

  it('count as edited until they have the default values again', async () => {
    show();
    await userEvent.type(text('Phone'), '1');
    expect(said()).toBe('||true');
    await userEvent.clear(text('Phone'));
    expect(said()).toBe('||false');
  });

  it('are not rendered again at each key', async () => {
    const { drawn } = show();
    const before = drawn();
    await userEvent.type(text('Phone'), '13800000000');
    // Once, because the form now counts as edited.
    expect(drawn()).toBe(before + 1);
  });

  it('are set back by a reset, with errors, failure and the edited state', async () => {
    const shown = show();
    await userEvent.clear(text('Name'));
    await send();
    act(() => shown.form.setFailure('No line'));
    expect(said()).toBe('empty|No line|true');
    act(() => shown.form.reset({ ...begun, name: 'Wu Jun', consent: true }));
    expect([text('Name').value, screen.getByRole<HTMLInputElement>('checkbox').checked, said()]).toEqual([
      'Wu Jun',
      true,
      '||false',
    ]);
    // Validation begins again with the next submit.
    await userEvent.clear(text('Name'));
    expect(said()).toBe('||true');
  });
});

describe('what follows from the values of a form', () => {
  it('is drawn anew only when it differs', async () => {
    let drawn = 0;
    function Initials({ form }: { readonly form: Form<Values> }) {
      drawn += 1;
      const initials = useDerived(form, ({ name }) => name.split(' ').map((word) => word.charAt(0)));
      return <output>{initials.join('')}</output>;
    }
    function Example() {
      const form = useForm<Values>({ defaultValues: begun });
      return (
        <>
          <input aria-label="Name" {...form.register('name')} />
          <Initials form={form} />
        </>
      );
    }
    render(<Example />);
    await userEvent.type(text('Name'), 'yun');
    // At first, and as the form began to count as edited.
    expect([said(), drawn]).toEqual(['LW', 2]);
    await userEvent.type(text('Name'), ' Bo');
    expect([said(), drawn]).toEqual(['LWB', 4]);
  });
});

describe('the validation of a form', () => {
  it('begins at a submit, and then follows each change', async () => {
    const { sent } = show();
    await userEvent.clear(text('Name'));
    expect(said()).toBe('||true');
    await send();
    expect(said()).toBe('empty||true');
    await userEvent.type(text('Name'), 'H');
    expect(said()).toBe('||true');
    expect(sent).not.toHaveBeenCalled();
  });

  it('moves the focus to the first refused input in the order of the page', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'yes' }));
    await userEvent.clear(text('Name'));
    await send();
    expect(document.activeElement).toBe(text('Name'));
  });

  it('moves the focus to the first radio button of a refused group', async () => {
    show();
    await userEvent.clear(text('Name'));
    await send();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'yes' }));
  });

  it('does not move the focus in a form with a summary', async () => {
    const { refused } = show({ shouldFocusError: false });
    await send();
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(refused).toHaveBeenCalledExactlyOnceWith({
      answer: { type: 'validate' },
      phone: { type: 'validate', message: 'empty' },
    });
  });

  it('skips fields that are not rendered', async () => {
    const { sent } = show({ withPhone: false });
    await userEvent.click(screen.getByRole('radio', { name: 'yes' }));
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('skips fields that were removed from the page', async () => {
    function Example() {
      const form = useForm<Values>({ defaultValues: begun });
      const [isShown, setShown] = useState(true);
      return (
        <form noValidate onSubmit={form.handleSubmit(sent)}>
          {isShown && (
            <input aria-label="Phone" {...form.register('phone', { validate: (phone) => phone !== '' })} />
          )}
          <button type="button" onClick={() => setShown(false)}>
            By email
          </button>
          <button type="submit">Send</button>
        </form>
      );
    }
    const sent = vi.fn();
    render(<Example />);
    await send();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'By email' }));
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('can be started by code, with the result and the messages at once', async () => {
    const shown = show();
    await userEvent.clear(text('Name'));
    act(() => expect(shown.form.trigger('name', { shouldFocus: true })).toBe(false));
    expect([said(), document.activeElement]).toEqual(['empty||true', text('Name')]);
    expect(shown.form.getError('phone')).toBeUndefined();
    act(() => expect(shown.form.trigger()).toBe(false));
    expect(shown.form.getError('phone')).toEqual({ type: 'validate', message: 'empty' });
  });
});

describe('an error that is set by code', () => {
  it('stays until the next validation of its field, and does not prevent a submit', async () => {
    const shown = show();
    await userEvent.click(screen.getByRole('radio', { name: 'yes' }));
    await userEvent.type(text('Phone'), '1');
    act(() => shown.form.setError('name', { type: 'nameTaken', message: 'Taken' }, { shouldFocus: true }));
    expect([said(), document.activeElement]).toEqual(['Taken||true', text('Name')]);
    await userEvent.type(text('Name'), 'x');
    expect(said()).toBe('Taken||true');
    await send();
    expect([said(), shown.sent.mock.calls.length]).toEqual(['||true', 1]);
  });

  it('can be cleared together with the errors inside, and goes with what was typed', () => {
    const shown = show();
    act(() => {
      shown.form.setError('rows.0.text', { type: 'bad' });
      shown.form.setError('name', { type: 'bad', message: 'bad' });
    });
    expect(shown.form.formState.errors.rows?.[0]?.text).toEqual({ type: 'bad' });
    act(() => shown.form.clearErrors('rows'));
    expect(shown.form.formState.errors).toEqual({ name: { type: 'bad', message: 'bad' } });
    act(() => shown.form.resetField('name'));
    expect(shown.form.formState.errors).toEqual({});
    act(() => shown.form.setError('name', { type: 'bad' }));
    act(() => shown.form.clearErrors());
    expect(shown.form.formState.errors).toEqual({});
  });
});

it('removing a row of a form moves the next row up, and validates nothing that is gone', async () => {
  const shown = show();
  await userEvent.click(screen.getByRole('radio', { name: 'yes' }));
  await userEvent.type(text('Phone'), '1');
  await send();
  act(() => shown.form.setValue('rows', [{ text: 'two' }], { byPerson: true }));
  expect([text('Row 1').value, screen.queryByRole('textbox', { name: 'Row 2' })]).toEqual(['two', null]);
  await userEvent.type(text('Row 1'), '!');
  await send();
  expect(shown.sent).toHaveBeenLastCalledWith({
    ...begun,
    answer: 'yes',
    phone: '1',
    rows: [{ text: 'two!' }],
  });
});
