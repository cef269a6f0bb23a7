import { GatewayFailure } from '@careers/gateway';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { useForm } from './form/index.ts';
import { type OnFailure, useFormFailure } from './use-form-failure.ts';

/** A business error with the server's message, which is in one language. */
const refusal = (reason: string) =>
  new GatewayFailure('business', `No: ${reason}`, { method: 'm', requestId: 'r', data: { reason } });

let refuse: OnFailure;
let breakRule: () => void;

function Form() {
  const form = useForm<{ school: string }>({ defaultValues: { school: '' } });
  breakRule = () => form.setError('school', { type: 'required', message: 'Enter a school' });
  refuse = useFormFailure(form, { schoolUnknown: 'school' });
  const { errors, failure } = form.formState;
  return (
    <>
      <input {...form.register('school')} aria-label="School" />
      <p>{errors.school?.message}</p>
      <p>{failure}</p>
    </>
  );
}

test.each([
  ['of the whole form', 'closed'],
  ['at a field', 'schoolUnknown'],
])('a failure %s disappears when the language changes', async (_, reason) => {
  const { portal } = await renderInPortal(<Form />);
  act(() => refuse(refusal(reason), false));
  expect(screen.getByText(`No: ${reason}`)).toBeTruthy();
  await act(() => portal.languages.activate('zh-cn'));
  expect(screen.queryByText(`No: ${reason}`)).toBeNull();
});

test('what a rule of the form has said at the field since stays when the language changes', async () => {
  const { portal } = await renderInPortal(<Form />);
  act(() => refuse(refusal('schoolUnknown'), false));
  act(() => breakRule());
  await act(() => portal.languages.activate('zh-cn'));
  expect(screen.getByText('Enter a school')).toBeTruthy();
});

test('a failure that the specification keeps silent removes nothing and says nothing', async () => {
  await renderInPortal(<Form />);
  act(() => refuse(refusal('closed'), false));
  act(() => refuse(new GatewayFailure('aborted', 'given up', { method: 'm', requestId: 'r' }), false));
  expect(screen.getByText('No: closed')).toBeTruthy();
});
