import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink } from './address.tsx';

test.each([
  'ask the reception',
  'a@chengyuan.example; b@chengyuan.example',
  'jobs@chengyuan.example\n(Ms. Lin)',
  'hr@chengyuan.example?bcc=a@example.com&subject=x',
  'hr@chengyuan.example?subject=x',
  'hr@chengyuan.example%0D%0ABcc:a',
  'hr@chengyuan.example#\ud800',
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

test('a name before the @ may have any mark, and none of them ends the address', () => {
  render(<EmailLink email="what?is=new&100%#@chengyuan.example" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'mailto:what%3Fis=new%26100%25%23@chengyuan.example',
  );
});
