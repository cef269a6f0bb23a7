import { GatewayFailure } from '@careers/gateway';
import { Field, TextInput } from '@careers/ui';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useForm } from './form/index.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useFormFailure } from './use-form-failure.ts';

interface Values {
  readonly school: string;
  readonly degree: string;
}

/** A form with a summary, whose server refuses the school `X`. */
function Form({ mayFocus = true }: { readonly mayFocus?: boolean }) {
  const form = useForm<Values>({
    defaultValues: { school: '', degree: '' },
    shouldFocusError: false,
  });
  const { register, formState, handleSubmit, trigger } = form;
  const { refusal, onInvalid, onRefused } = useErrorSummary();
  const onFailure = useFormFailure<Values>(form, { schoolUnknown: 'school' }, { onRefused });
  const refuse = () =>
    onFailure(
      new GatewayFailure('business', 'No such school', {
        method: 'm',
        requestId: 'r',
        data: { reason: 'schoolUnknown' },
      }),
      mayFocus,
    );
  const { school, degree } = formState.errors;
  // The message comes later than the refusal, as from a field that is a part of its own.
  const [degreeMessage, setDegreeMessage] = useState<string>();
  useEffect(() => setDegreeMessage(degree?.message), [degree?.message]);
  const asked = (name: keyof Values) => ({
    validate: (text: string) => text !== '' || `Enter a ${name}`,
    onChange: () => trigger(name),
  });
  return (
    <form noValidate onSubmit={handleSubmit(refuse, onInvalid)}>
      <ErrorSummary
        refusal={refusal}
        fields={[
          { name: 'school', id: 'school', message: school?.message },
          { name: 'degree', id: 'degree', message: degreeMessage },
        ]}
      />
      <Field id="school" label="School" error={school?.message}>
        <TextInput {...register('school', asked('school'))} />
      </Field>
      <Field id="degree" label="Degree" error={degree?.message}>
        <TextInput {...register('degree', asked('degree'))} />
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

const summary = () => screen.queryByRole('group', { name: /attention/ });
const input = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('the error summary gets the focus, and each of its links leads to its field', async () => {
  const user = userEvent.setup();
  await renderInPortal(<Form />);
  expect(summary()).toBeNull();
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(summary()?.textContent).toContain('2 things need your attention');
  expect(await axeFindings()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Enter a degree' }));
  expect(document.activeElement).toBe(input('Degree'));
});

test('a corrected error leaves the summary, and a new one while typing appears only at its field', async () => {
  const user = userEvent.setup();
  await renderInPortal(<Form />);
  await user.type(input('Degree'), 'MSc');
  await user.click(save());
  await waitFor(() => expect(summary()?.textContent).toContain('1 thing needs your attention'));
  await user.type(input('School'), 'A');
  await waitFor(() => expect(summary()).toBeNull());
  // One that has been corrected is new when it comes back: whoever types another school first empties the field.
  for (const name of ['Degree', 'School']) {
    await user.clear(input(name));
    await screen.findByText(`Enter a ${name.toLowerCase()}`);
    expect(summary()).toBeNull();
    expect(document.activeElement).toBe(input(name));
  }
  await user.click(save());
  await waitFor(() => expect(summary()?.textContent).toContain('2 things need your attention'));
});

test('a refusal of the server appears in the summary and at the field of its reason', async () => {
  const user = userEvent.setup();
  await renderInPortal(<Form />);
  await user.type(input('School'), 'X');
  await user.type(input('Degree'), 'MSc');
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(screen.getByRole('link', { name: 'No such school' })).toBeTruthy();
  expect(input('School').getAttribute('aria-invalid')).toBe('true');
});

test('the error summary does not take the focus from a person who has moved it meanwhile', async () => {
  const user = userEvent.setup();
  await renderInPortal(<Form mayFocus={false} />);
  await user.type(input('School'), 'X');
  await user.type(input('Degree'), 'MSc{Enter}');
  await screen.findByRole('link', { name: 'No such school' });
  expect(document.activeElement).toBe(input('Degree'));
});
