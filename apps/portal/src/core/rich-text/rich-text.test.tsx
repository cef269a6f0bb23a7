import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const keepsBreaks = (html: string) => {
  const { container } = render(<RichText html={html} />);
  return container.firstElementChild?.classList.contains('whitespace-pre-line');
};

describe('a text from the server', () => {
  test.each([
    ['has no markup', 'Duties\n1. Figures\n2. Tides', true],
    ['has words that stand out, and no element that begins a line', '<b>Duties</b>\n1. Figures', true],
    ['has lines of its own', '<b>Duties</b><br>\n1. Figures', false],
    ['has paragraphs', '<p>Duties</p>\n<p>Figures</p>', false],
  ])('that %s', (_, html, isKept) => {
    expect(keepsBreaks(html)).toBe(isKept);
  });
});
