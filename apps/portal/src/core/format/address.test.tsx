import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink } from './address.tsx';

test('an e-mail address can be written to, is the text that it was, and breaks after its parts alone', () => {
  render(<EmailLink email="recruiting@chengyuan.example" />);
  const link = screen.getByRole('link', { name: 'recruiting@chengyuan.example' });
  expect(link.getAttribute('href')).toBe('mailto:recruiting@chengyuan.example');
  // Where a word may be broken, Chromium puts a space into the accessible name.
  expect(link.getAttribute('aria-label')).toBe('recruiting@chengyuan.example');
  expect(link.textContent).toBe('recruiting@chengyuan.example');
  expect(link.innerHTML).toBe('recruiting@<wbr>chengyuan.<wbr>example');
});
