import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useForm } from '../../forms/form/index.ts';
import { AnswerGroup } from './answer-group.tsx';
import type { FormValues } from './answers.ts';

test('the questions of a form are not drawn again when it only says that it is saved', async () => {
  let drawn = 0;
  const own = new Set<string>();
  const group = {
    get title() {
      drawn += 1;
      return 'Your family';
    },
    fields: [],
  };
  function Example() {
    const form = useForm<FormValues>({ defaultValues: { answers: {} } });
    const [saved, setSaved] = useState(false);
    return (
      <>
        <AnswerGroup form={form} group={group} own={own} />
        <button type="button" onClick={() => setSaved(true)}>
          {saved ? 'Saved' : 'Save'}
        </button>
      </>
    );
  }
  render(<Example />);
  const before = drawn;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  expect([before > 0, drawn]).toEqual([true, before]);
});
