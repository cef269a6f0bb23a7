import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink, mailTo } from './address.tsx';

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

test.each([
  [
    'hr@chengyuan.example?bcc=a@example.com&subject=x',
    'hr@chengyuan.example%3Fbcc=a@example.com%26subject=x',
  ],
  ['hr@chengyuan.example%0D%0ABcc:a@example.com', 'hr@chengyuan.example%250D%250ABcc:a@example.com'],
  ['hr+jobs@chengyuan.example\nBcc: a', 'hr+jobs@chengyuan.example%0ABcc:%20a'],
  ['hr@chengyuan.example#\ud800', 'hr@chengyuan.example%23\ud800'],
])('a mail to %j is only addressed by it: nothing in it becomes a copy, a subject or a text', (email, to) => {
  expect(mailTo(email)).toBe(`mailto:${to}`);
  expect(new URL(mailTo(email)).search).toBe('');
});
