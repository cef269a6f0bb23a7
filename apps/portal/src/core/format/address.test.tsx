import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink } from './address.tsx';

test.each([
  'ask the reception',
  'a@chengyuan.example; b@chengyuan.example',
  'jobs@chengyuan.example\n(Ms. Lin)',
])('what is not one e-mail address is text, and no link that a mail program could not read: %j', (text) => {
  const { container } = render(<EmailLink email={text} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toBe(text);
});

test('an e-mail address can be written to, is the text that it was, and breaks after its parts alone', () => {
  render(<EmailLink email="recruiting@chengyuan.example" />);
  const link = screen.getByRole('link', { name: 'recruiting@chengyuan.example' });
  expect(link.getAttribute('href')).toBe('mailto:recruiting@chengyuan.example');
  // Where a word may be broken, Chromium puts a space into the accessible name.
  expect(link.getAttribute('aria-label')).toBe('recruiting@chengyuan.example');
  expect(link.textContent).toBe('recruiting@chengyuan.example');
  expect(link.firstElementChild?.innerHTML).toBe('recruiting@<wbr>chengyuan.<wbr>example');
});
