import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Rating, type RatingValue } from '../forms.ts';
import { axeFindings } from '../testing/axe.ts';

const labels = { 1: 'Very poor', 2: 'Poor', 3: 'Fair', 4: 'Good', 5: 'Excellent' };

const Interview = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<RatingValue>();
  return (
    <Rating
      label="Interview"
      id="interview"
      required
      error={error}
      value={value}
      onValueChange={setValue}
      labels={labels}
    />
  );
};
const filled = () => document.querySelectorAll('[data-state=on]').length;

test('a rating is chosen by pointer and arrow keys, and its stars are named by what they mean', async () => {
  const user = userEvent.setup();
  render(<Interview />);
  expect(filled()).toBe(0);
  await user.click(screen.getByRole('radio', { name: 'Fair' }));
  expect(filled()).toBe(3);
  expect(screen.getByText('Fair')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  expect(filled()).toBe(4);
  expect(await axeFindings()).toEqual([]);
});

test('a rating carries its required state and its error, and its first star has the id that an error leads to', () => {
  render(<Interview error="Rate the interview" />);
  const group = screen.getByRole('radiogroup', { name: /Interview/ });
  expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Rate the interview',
  );
  expect(document.getElementById('interview')).toBe(screen.getByRole('radio', { name: 'Very poor' }));
});
